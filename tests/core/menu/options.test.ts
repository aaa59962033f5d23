import { describe, expect, it } from "vitest";
import type { ModifierGroupId, ModifierId } from "#core/kernel/id.ts";
import { invalidGroups, maxChoicesOf, needsChoice } from "#core/menu/options.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { aGroup, aModifier } from "#tests/support/builders/menu.ts";

const small = idOf<ModifierId>("small");
const large = idOf<ModifierId>("large");
const size = aGroup("Size", {
  singleChoice: true,
  minChoices: 1,
  maxChoices: 1,
  modifiers: [aModifier("Small"), aModifier("Large")],
});
const extras = aGroup("Extras", {
  minChoices: 0,
  maxChoices: 2,
  modifiers: [aModifier("Olives"), aModifier("Corn"), aModifier("Ham")],
});
const [olives, corn, ham] = [idOf<ModifierId>("Olives"), idOf<ModifierId>("Corn"), idOf<ModifierId>("Ham")];

describe("invalidGroups", () => {
  it("finds nothing wrong with a size and two extras", () => {
    expect(invalidGroups([size, extras], { [size.id]: small, [extras.id]: [olives, corn] })).toEqual([]);
    expect(invalidGroups([size, extras], { [size.id]: [large] })).toEqual([]);
  });

  it("names the group with its rule where too few or too many were chosen", () => {
    const sizeRule = { groupId: size.id, min: 1, max: 1 };
    const extrasRule = { groupId: extras.id, min: 0, max: 2 };
    expect(invalidGroups([size, extras], {})).toEqual([sizeRule]);
    expect(invalidGroups([size, extras], { [size.id]: [] })).toEqual([sizeRule]);
    expect(invalidGroups([size, extras], { [size.id]: [small, large] })).toEqual([sizeRule]);
    expect(invalidGroups([size, extras], { [size.id]: small, [extras.id]: [olives, corn, ham] })).toEqual([
      extrasRule,
    ]);
    expect(invalidGroups([extras, size], { [extras.id]: [olives, corn, ham] })).toEqual([
      extrasRule,
      sizeRule,
    ]);
  });

  it("refuses one modifier twice and one of another group", () => {
    expect(invalidGroups([extras], { [extras.id]: [olives, olives] })).toEqual([
      { groupId: extras.id, min: 0, max: 2 },
    ]);
    expect(invalidGroups([extras], { [extras.id]: small })).toEqual([{ groupId: extras.id, min: 0, max: 2 }]);
  });

  it("refuses a choice in a group that the product does not have, also under a name of every object", () => {
    expect(invalidGroups([extras], { [size.id]: small })).toEqual([{ groupId: size.id, min: 0, max: 0 }]);
    const constructor = JSON.parse(`{"constructor": "${olives}"}`);
    expect(invalidGroups([extras], constructor)).toEqual([{ groupId: "constructor", min: 0, max: 0 }]);
    expect(invalidGroups([extras], { [idOf<ModifierGroupId>("gone")]: [] })).toEqual([]);
  });
});

describe("maxChoicesOf", () => {
  it("is one at most for single choice (MENU-3)", () => {
    expect(maxChoicesOf({ singleChoice: true, maxChoices: 5 })).toBe(1);
    expect(maxChoicesOf({ singleChoice: false, maxChoices: 5 })).toBe(5);
  });
});

describe("needsChoice", () => {
  it("is so as soon as one group has a minimum", () => {
    expect([needsChoice([]), needsChoice([extras]), needsChoice([extras, size])]).toEqual([
      false,
      false,
      true,
    ]);
  });
});
