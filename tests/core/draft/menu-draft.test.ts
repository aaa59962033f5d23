import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  applyChange,
  contestedAspects,
  draftContent,
  isSameEntry,
  mergeEntry,
} from "#core/draft/menu-draft.ts";
import { menuDifference } from "#core/draft/menu-difference.ts";
import { entriesById } from "#core/draft/menu-entry.ts";
import { arbitraryContent, arbitraryVersions } from "#tests/support/arbitraries/menu-entry.ts";
import { lei, priced } from "#tests/support/builders/menu.ts";
import { aCategoryEntry, aGroupEntry, aProductEntry, named } from "#tests/support/builders/menu-entry.ts";
import { AVIATORILOR, CENTRU } from "#tests/support/builders/shop.ts";
import { withDifference } from "./with-difference.ts";

const PIZZA = aProductEntry("Pizza", {
  priceByLocation: { ...priced("30.00"), ...priced("32.00", AVIATORILOR) },
});

describe("mergeEntry (MENU-17)", () => {
  it("keeps what two people changed of one product, each price by itself", () => {
    const mine = {
      ...PIZZA,
      names: named("Pizza mare"),
      priceByLocation: { ...PIZZA.priceByLocation, [CENTRU]: lei("33.00") },
    };
    const theirs = {
      ...PIZZA,
      allergens: ["gluten" as const],
      priceByLocation: { ...PIZZA.priceByLocation, [AVIATORILOR]: lei("35.00") },
    };
    expect(mergeEntry(PIZZA, mine, theirs)).toEqual({
      ...PIZZA,
      names: named("Pizza mare"),
      allergens: ["gluten"],
      priceByLocation: { [CENTRU]: lei("33.00"), [AVIATORILOR]: lei("35.00") },
    });
    expect(contestedAspects(PIZZA, mine, theirs)).toEqual([]);
  });

  it("ends the sale at one location and keeps the rest", () => {
    const mine = { ...PIZZA, priceByLocation: priced("32.00", AVIATORILOR) };
    const theirs = { ...PIZZA, weight: "400 g" };
    expect(mergeEntry(PIZZA, mine, theirs)).toEqual({ ...mine, weight: "400 g" });
  });

  it("is mine where nobody else changed anything, theirs where I did not, and mine where both did", () => {
    fc.assert(
      fc.property(arbitraryVersions(), ([base, mine, theirs]) => {
        expect(isSameEntry(mergeEntry(base, mine, base), mine)).toBe(true);
        expect(isSameEntry(mergeEntry(base, base, theirs), theirs)).toBe(true);
        const merged = mergeEntry(base, mine, theirs);
        expect(contestedAspects(merged, mine, theirs)).toEqual([]);
        expect(mergeEntry(base, mine, merged)).toEqual(merged);
      }),
    );
  });

  it("keeps theirs in every contested aspect where theirs is to win", () => {
    fc.assert(
      fc.property(arbitraryVersions(), ([base, mine, theirs]) => {
        const merged = mergeEntry(base, mine, theirs, "theirs");
        expect(isSameEntry(mergeEntry(base, theirs, merged), merged)).toBe(true);
      }),
    );
  });
});

describe("applyChange (MENU-17)", () => {
  it("refuses with the entry as it is where somebody else changed the same", () => {
    const held = { ...PIZZA, names: named("Pizza albă") };
    const change = { base: PIZZA, entry: { ...PIZZA, names: named("Pizza roșie") } };
    expect(applyChange(held, change)).toEqual({ ok: false, error: held });
  });

  it("removes only what still is as it was seen, and adds nothing twice", () => {
    const held = { ...PIZZA, weight: "400 g" };
    expect(applyChange(held, { base: PIZZA, entry: null })).toEqual({ ok: false, error: held });
    expect(applyChange(held, { base: held, entry: null })).toEqual({ ok: true, value: null });
    expect(applyChange(null, { base: PIZZA, entry: { ...PIZZA, weight: "1" } })).toEqual({
      ok: false,
      error: null,
    });
    expect(applyChange(PIZZA, { base: null, entry: PIZZA })).toEqual({ ok: true, value: PIZZA });
    expect(applyChange(PIZZA, { base: null, entry: held })).toEqual({ ok: false, error: PIZZA });
    expect(applyChange(null, { base: null, entry: PIZZA })).toEqual({ ok: true, value: PIZZA });
  });

  it("takes no entry of another kind for one that is there", () => {
    const group = aGroupEntry("Extras");
    const category = aCategoryEntry("Extras");
    expect(applyChange(group, { base: group, entry: category }).ok).toBe(false);
  });

  it("loses no change: what is taken is there, and what others changed besides stays", () => {
    fc.assert(
      fc.property(arbitraryVersions(), ([base, mine, held]) => {
        const applied = applyChange(held, { base, entry: mine });
        const isContested = contestedAspects(base, mine, held).length > 0;
        expect(applied).toEqual(
          isContested ? { ok: false, error: held } : { ok: true, value: mergeEntry(base, mine, held) },
        );
        const kept = mergeEntry(base, mine, held);
        expect(applyChange(kept, { base, entry: mine })).toEqual({ ok: true, value: kept });
      }),
    );
  });
});

describe("draftContent and menuDifference (MENU-16)", () => {
  it("shows what a price update changed below a draft that is about something else", () => {
    const change = { base: PIZZA, entry: { ...PIZZA, names: named("Pizza mare") } };
    const updated = { ...PIZZA, priceByLocation: priced("40.00") };
    expect(draftContent([updated], [change])).toEqual([{ ...updated, names: named("Pizza mare") }]);
  });

  it("leaves out what was removed from the menu elsewhere", () => {
    expect(draftContent([], [{ base: PIZZA, entry: { ...PIZZA, weight: "1" } }])).toEqual([]);
  });

  it("names each entry that differs, by kind and order, and in what", () => {
    const renamed = { ...PIZZA, names: { ro: "Pizza", en: "Pie" } };
    const drinks = aCategoryEntry("Drinks");
    expect(menuDifference([PIZZA], [renamed, drinks])).toEqual([
      { before: null, after: drinks, aspects: [] },
      { before: PIZZA, after: renamed, aspects: [{ name: "name", locale: "en", locationId: null }] },
    ]);
  });

  it("leads from one menu to the other, and is empty between menus that are the same", () => {
    fc.assert(
      fc.property(arbitraryContent(), arbitraryContent(), (before, after) => {
        const reached = withDifference(before, menuDifference(before, after));
        expect(menuDifference(reached, after)).toEqual([]);
        expect([...entriesById(reached).keys()].toSorted()).toEqual(after.map(({ id }) => id).toSorted());
        expect(menuDifference(after, after)).toEqual([]);
      }),
    );
  });
});
