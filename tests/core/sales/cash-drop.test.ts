import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keyMessage } from "#core/kernel/message.ts";
import { add } from "#core/money/add.ts";
import { isZero } from "#core/money/compare.ts";
import type { Money } from "#core/money/money.ts";
import {
  cashCountErrors,
  differenceOf,
  lastCount,
  needsNote,
  type CashCount,
} from "#core/sales/cash-drop.ts";
import { instantOfMillis } from "#core/time/instant.ts";
import { lei } from "#tests/support/builders/menu.ts";

const DUE = lei("120.50");
const AT = instantOfMillis(Date.UTC(2026, 10, 20, 22));

function aCount(counted: Money): CashCount {
  return { counted, note: null, by: "Andrei Stan", at: AT };
}

const amount = fc.integer({ min: 0, max: 1_000_000 }).map((minor): Money => lei((minor / 100).toFixed(2)));

describe("a count of a courier's cash (COURIER-13)", () => {
  it("needs a note where it is not what was due, and whenever it is counted again", () => {
    expect(needsNote({ counted: DUE }, DUE, false)).toBe(false);
    expect(needsNote({ counted: lei("120.00") }, DUE, false)).toBe(true);
    expect(needsNote({ counted: DUE }, DUE, true)).toBe(true);
  });

  it.each([
    ["120,5", "", false, {}],
    ["120.50", " Zece lei rest ", false, {}],
    ["100", "", false, { note: keyMessage("validation.required") }],
    ["100", "ab", false, { note: keyMessage("validation.string_min", { min: 3 }) }],
    ["100", "a".repeat(201), false, { note: keyMessage("validation.string_max", { max: 200 }) }],
    ["120.50", "", true, { note: keyMessage("validation.required") }],
    ["", "", false, { counted: keyMessage("validation.number") }],
    ["o sută", "", false, { counted: keyMessage("validation.number") }],
    ["-1", "", false, { counted: keyMessage("validation.number") }],
    ["1.005", "", false, { counted: keyMessage("validation.number") }],
  ])("typed as %j with the note %j (again: %s) is refused by %j", (counted, note, isAgain, errors) => {
    expect(cashCountErrors({ counted, note }, DUE, isAgain)).toEqual(errors);
  });

  it("that is the last is the one that counts, and with the difference makes what was due", () => {
    fc.assert(
      fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 4 }), (due, counted) => {
        const drop = { due, counts: counted.map(aCount) };
        const [difference, last] = [differenceOf(drop) ?? due, lastCount(drop)?.counted ?? due];
        expect(last).toEqual(counted.at(-1));
        expect(add(due, difference)).toEqual(last);
        expect(isZero(difference)).toBe(!needsNote({ counted: last }, due, false));
      }),
    );
    expect(differenceOf({ due: DUE, counts: [] })).toBeNull();
  });
});
