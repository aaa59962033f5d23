import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editDraft } from "#core/draft/edit-draft.ts";
import { draftContent, isSameEntry, type DraftChange } from "#core/draft/menu-draft.ts";
import { entriesById, type MenuContent, type MenuEntry } from "#core/draft/menu-entry.ts";
import { IMPORT_WINNERS, type ImportOptions } from "#core/import/menu-import.ts";
import { takeEntries, type WantedEntries } from "#core/import/take-entries.ts";
import { arbitraryEntry } from "#tests/support/arbitraries/menu-entry.ts";
import { lei } from "#tests/support/builders/menu.ts";
import {
  aCategoryEntry,
  aGroupEntry,
  aModifierEntry,
  aProductEntry,
  named,
} from "#tests/support/builders/menu-entry.ts";
import { CENTRU } from "#tests/support/builders/shop.ts";
import { NOON, valueOf } from "#tests/support/builders/values.ts";
import { PROPERTY_TIMEOUT, runs } from "#tests/support/patience.ts";

const PUBLISHED: MenuContent = [aCategoryEntry(), aGroupEntry(), aModifierEntry(), aProductEntry()];
const FILE_EDITOR = { by: "File", now: NOON, isImport: true };
const PIZZA = aProductEntry();

type Wins = ImportOptions["wins"];

function edited(
  held: readonly DraftChange[],
  entry: MenuEntry | null,
  id = entry?.id,
): readonly DraftChange[] {
  if (id === undefined) return held;
  const base = entriesById(draftContent(PUBLISHED, held)).get(id) ?? null;
  if (base === null && entry === null) return held;
  return applied(held, [{ base, entry }]);
}

function applied(
  held: readonly DraftChange[],
  changes: Parameters<typeof editDraft>[2],
): readonly DraftChange[] {
  const edit = valueOf(editDraft(PUBLISHED, held, changes, FILE_EDITOR));
  const replaced = new Set([...edit.settled, ...edit.changes.map(({ id }) => id)]);
  return [...held.filter(({ id }) => !replaced.has(id)), ...edit.changes];
}

const take = (held: readonly DraftChange[], wanted: WantedEntries, wins: Wins) =>
  takeEntries(PUBLISHED, draftContent(PUBLISHED, held), held, wanted, wins);

describe("a menu from files next to a draft (IMPORT-9)", PROPERTY_TIMEOUT, () => {
  const wanted = { ...PIZZA, names: named("Pizza mare"), priceByLocation: { [CENTRU]: lei("35.00") } };

  it("keeps what the draft has otherwise, names it, and takes the rest", () => {
    const held = edited([], { ...PIZZA, names: named("Pizza bună"), weight: "400 g" });
    const taken = take(held, { entries: [wanted], removed: [] }, "draft");
    expect(taken.contested).toEqual([{ id: PIZZA.id, by: "File" }]);
    expect(taken.changes.map(({ entry }) => entry)).toEqual([
      { ...PIZZA, names: named("Pizza bună"), weight: "400 g", priceByLocation: { [CENTRU]: lei("35.00") } },
    ]);
    const byFile = take(held, { entries: [wanted], removed: [] }, "file");
    expect(byFile.changes.map(({ entry }) => entry)).toEqual([{ ...wanted, weight: "400 g" }]);
  });

  it("does not put back what the draft removes, unless the file's word is asked for", () => {
    const held = edited([], null, PIZZA.id);
    expect(take(held, { entries: [wanted], removed: [] }, "draft").changes).toEqual([]);
    expect(take(held, { entries: [wanted], removed: [] }, "file").changes).toEqual([
      { base: null, entry: wanted },
    ]);
  });

  it("leaves an edit alone where the file says what is published", () => {
    const held = edited([], { ...PIZZA, names: named("Pizza bună") });
    expect(take(held, { entries: [PIZZA], removed: [] }, "file")).toEqual({ changes: [], contested: [] });
  });

  const sequence = fc.array(fc.record({ entry: arbitraryEntry(), isRemoval: fc.boolean() }), {
    maxLength: 6,
  });
  const file = fc.record({
    entries: fc.uniqueArray(arbitraryEntry(), { maxLength: 5, selector: ({ id }) => id }),
    wins: fc.constantFrom(...IMPORT_WINNERS),
  });

  it("is taken whole, changes nothing the second time, and touches nothing that the files do not name", () => {
    fc.assert(
      fc.property(sequence, file, (edits, { entries, wins }) => {
        const held = edits.reduce<readonly DraftChange[]>(
          (changes, { entry, isRemoval }) => edited(changes, isRemoval ? null : entry, entry.id),
          [],
        );
        const before = entriesById(draftContent(PUBLISHED, held));
        const next = applied(held, take(held, { entries, removed: [] }, wins).changes);
        expect(take(next, { entries, removed: [] }, wins).changes).toEqual([]);
        const after = entriesById(draftContent(PUBLISHED, next));
        const names = new Set(entries.map(({ id }) => id));
        const others = [...new Set([...before.keys(), ...after.keys()])].filter((id) => !names.has(id));
        expect(others.filter((id) => !isSameEntry(before.get(id) ?? null, after.get(id) ?? null))).toEqual(
          [],
        );
      }),
      runs(300),
    );
  });
});
