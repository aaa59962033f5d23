import { describe, expect, it } from "vitest";
import { hindrances, menuFlaws, type FlawKind } from "#core/draft/menu-flaws.ts";
import type { MenuContent, MenuEntry } from "#core/draft/menu-entry.ts";
import { priced } from "#tests/support/builders/menu.ts";
import {
  aCategoryEntry,
  aGroupEntry,
  aModifierEntry,
  aProductEntry,
  named,
} from "#tests/support/builders/menu-entry.ts";
import { AVIATORILOR, CENTRU } from "#tests/support/builders/shop.ts";

const TERMS = { locale: "ro", locationIds: [CENTRU, AVIATORILOR] } as const;
const BOTH = { ...priced("30.00"), ...priced("32.00", AVIATORILOR) };
const GROUP = aGroupEntry();
const SOUND: MenuContent = [
  aCategoryEntry(),
  aProductEntry("Pizza", { priceByLocation: BOTH, modifierGroupsIds: [GROUP.id] }),
  GROUP,
  aModifierEntry("Olives", { priceByLocation: BOTH }),
];

function flawsWith(...entries: readonly MenuEntry[]): readonly (readonly [FlawKind, string | null])[] {
  const ids = new Set<string>(entries.map(({ id }) => id));
  return menuFlaws([...SOUND.filter(({ id }) => !ids.has(id)), ...entries], TERMS).map(
    ({ kind, locale, locationId }) => [kind, locale ?? locationId],
  );
}

describe("menuFlaws (MENU-19)", () => {
  const product = aProductEntry("Pizza", { priceByLocation: BOTH });
  const group = aGroupEntry();
  it.each([
    ["nothing in a sound menu", [], []],
    [
      "a name that is missing in the shop's own language, and in the other one",
      [{ ...product, names: { ro: null, en: null } }],
      [
        ["nameMissing", "ro"],
        ["translationMissing", "en"],
      ],
    ],
    [
      "a description that is there in one language alone",
      [{ ...product, descriptions: { ro: "Bună", en: null } }],
      [["translationMissing", "en"]],
    ],
    ["no VAT", [{ ...product, vatRate: null }], [["vatMissing", null]]],
    ["no declared allergens", [{ ...product, allergens: null }], [["allergensMissing", null]]],
    [
      "a category that is gone",
      [{ ...product, categoryId: aCategoryEntry("Gone").id }],
      [["categoryMissing", null]],
    ],
    [
      "a group that is gone",
      [{ ...product, modifierGroupsIds: [aGroupEntry("Gone").id] }],
      [["groupMissing", null]],
    ],
    ["price 0", [{ ...product, priceByLocation: { ...BOTH, ...priced("0.00") } }], [["priceZero", CENTRU]]],
    ["sold nowhere", [{ ...product, priceByLocation: {} }], [["soldNowhere", null]]],
    [
      "a minimum above the maximum",
      [{ ...group, minChoices: 1, maxChoices: 0 }],
      [["choicesImpossible", null]],
    ],
    ["a minimum above its options", [{ ...group, minChoices: 2 }], [["minimumAboveOptions", null]]],
    [
      "a minimum above what one location offers of them",
      [
        { ...group, minChoices: 1 },
        aModifierEntry("Olives", { priceByLocation: priced("1.00") }),
        { ...product, modifierGroupsIds: [group.id] },
      ],
      [["minimumAboveOptions", AVIATORILOR]],
    ],
    ["a group without options", [aGroupEntry("Sauces")], [["groupEmpty", null]]],
  ] as const)("finds %s", (_what, entries, expected) => {
    expect(flawsWith(...entries)).toEqual(expected);
  });
});

describe("hindrances (MENU-19)", () => {
  it("holds up nothing for what is published with the same flaw already", () => {
    const flawed = [...SOUND, aGroupEntry("Size", { minChoices: 1 })];
    expect(hindrances(flawed, SOUND, TERMS).map(({ kind }) => kind)).toEqual(["minimumAboveOptions"]);
    expect(hindrances([...flawed, aCategoryEntry("Drinks")], flawed, TERMS)).toEqual([]);
  });

  it("lets warnings pass", () => {
    const bare = aProductEntry("Bread", { allergens: null, names: named("Pâine", null) });
    expect(hindrances([...SOUND, bare], SOUND, TERMS)).toEqual([]);
  });
});
