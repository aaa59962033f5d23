import { describe, expect, it } from "vitest";
import { required } from "#core/kernel/required.ts";

describe("required", () => {
  it("is the value, whichever it is", () => {
    for (const value of ["", 0, false, undefined, "cart"]) expect(required(value, "value")).toBe(value);
  });

  it("throws the name of what is not there", () => {
    expect(() => required(null, "shop of the cart")).toThrow("There is no shop of the cart");
  });
});
