import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeBody } from "#core/contract/codec/decode.ts";
import { registerErrors } from "#core/form/account-forms.ts";
import { countCharacters, firstCharacters, isAtLeast, isAtMost } from "#core/kernel/text-length.ts";
import { PROPERTY_TIMEOUT, runs } from "#tests/support/patience.ts";
import { withinLength } from "#ui/design/field/within-length.ts";

const ANA = { firstName: "Ana", lastName: "O", email: "ana@example.com", password: "o frază lungă" };
const AGREED = { acceptTerms: true, acceptPrivacy: true, acceptMarketing: false };

function isTakenByPage(firstName: string): boolean {
  return Object.keys(registerErrors({ ...ANA, ...AGREED, firstName })).length === 0;
}

function isTakenByServer(firstName: string): boolean {
  return decodeBody("register", {
    first_name: firstName,
    last_name: ANA.lastName,
    email: ANA.email,
    password: ANA.password,
    accept_terms: true,
    accept_privacy: true,
  }).ok;
}

describe("lengths", PROPERTY_TIMEOUT, () => {
  it("are counted in characters: an emoji is one, for page and server", () => {
    const names = ["🍕", "🍕🍕", "🍕".repeat(50), "🍕".repeat(51), "ș".repeat(50), "ș".repeat(51)];
    expect(names.map(countCharacters)).toEqual([1, 2, 50, 51, 50, 51]);
    expect(names.map(isTakenByPage)).toEqual([false, true, true, false, true, false]);
    expect(names.map(isTakenByServer)).toEqual([false, true, true, false, true, false]);
  });

  it("agree between page and server for every name", () => {
    const unit = fc.constantFrom("a", "ș", "🍕", "é", "文", "𠮷");
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 60 }), (units) => {
        const name = units.join("");
        expect(isTakenByServer(name)).toBe(isTakenByPage(name));
        expect([isAtLeast(name, 2), isAtMost(name, 50)]).toEqual([units.length >= 2, units.length <= 50]);
        expect(firstCharacters(name, 50)).toEqual(units.slice(0, 50).join(""));
      }),
      runs(300),
    );
  });

  it("stop a field where the limit is, and cut no character in half", () => {
    const typed: string[] = [];
    const { maxLength, onChange } = withinLength((value) => typed.push(value), 3);
    for (const text of ["🍕🍕🍕", "🍕🍕🍕🍕", "abcd"]) onChange?.(text);
    expect([maxLength, typed]).toEqual([6, ["🍕🍕🍕", "🍕🍕🍕", "abc"]]);
  });
});
