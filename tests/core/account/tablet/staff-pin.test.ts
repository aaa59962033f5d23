import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PIN_LENGTH, pinProblem } from "#core/account/tablet/staff-pin.ts";
import { digitsOf } from "#core/kernel/digits.ts";

const digits = fc.array(fc.nat(9), { minLength: 6, maxLength: 6 });

describe("a new PIN (ACCOUNT-23)", () => {
  it.each([
    "111111",
    "121212",
    "123123",
    "123456",
    "654321",
    "678901",
    "109876",
    "112233",
    "147258",
    "000000",
  ])("is refused as %s", (pin) => {
    expect(pinProblem(pin)).toBe("validation.pin_simple");
  });

  it.each(["", "12345", "1234567", "48291x", "٤٨٢٩١٣", "48 291"])("has six digits, unlike %s", (pin) => {
    expect(pinProblem(pin)).toBe("validation.pin_digits");
  });

  it.each(["482913", "290374", "123457", "111112"])("may be %s", (pin) => {
    expect(pinProblem(pin)).toBeNull();
  });

  it("is refused backwards too where its digits have one step", () => {
    fc.assert(
      fc.property(fc.nat(9), fc.constantFrom(0, 1, -1), (first, step) => {
        const pin = Array.from({ length: 6 }, (_, index) => (first + step * index + 60) % 10);
        expect(pinProblem(pin.join(""))).toBe("validation.pin_simple");
        expect(pinProblem(pin.toReversed().join(""))).toBe("validation.pin_simple");
      }),
    );
  });

  it("leaves more than 99 of 100 to choose from", () => {
    const all = Array.from({ length: 1_000_000 }, (_, number) => String(number).padStart(6, "0"));
    const left = all.filter((pin) => pinProblem(pin) === null);
    expect(left.length).toBeGreaterThan(990_000);
    expect(left.length).toBeLessThan(1_000_000);
  });

  it("is read from what was typed between other marks, six digits at most", () => {
    fc.assert(
      fc.property(digits, fc.constantFrom(" ", "-", "x", ""), (typed, mark) => {
        expect(digitsOf(`${typed.join(mark)}${mark}7`, PIN_LENGTH)).toBe(typed.join(""));
      }),
    );
  });
});
