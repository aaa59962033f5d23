import { err, ok, type Result } from "#core/kernel/result.ts";
import type { Instant } from "#core/time/instant.ts";
import {
  applyChange,
  changedEntry,
  draftContent,
  isSameEntry,
  type DraftChange,
  type EntryChange,
} from "./menu-draft.ts";
import {
  entriesById,
  isCategory,
  isProduct,
  type MenuContent,
  type MenuEntry,
  type MenuEntryId,
} from "./menu-entry.ts";

/** What of a draft is other than before: changes in place of those of the same entries, and entries that are as published. */
export interface EditedDraft {
  readonly changes: readonly DraftChange[];
  readonly settled: readonly MenuEntryId[];
}

/** Who edits a draft, and when. */
export interface DraftEditor {
  readonly by: string | null;
  readonly now: Instant;
  /** Whether the entries come from files, which say where new ones come from and which address they want. */
  readonly isImport?: boolean;
}

/** What a draft becomes by changes that somebody asks for; refused as a whole where one of them cannot be made (MENU-17). */
export function editDraft(
  published: MenuContent,
  held: readonly DraftChange[],
  asked: readonly EntryChange[],
  { by, now, isImport = false }: DraftEditor,
): Result<EditedDraft, "menu.stale"> {
  const entries = new Map(entriesById(draftContent(published, held)));
  const touched = new Set<MenuEntryId>();
  for (const change of asked) {
    const id = changedEntry(change)?.id;
    if (id === undefined) continue;
    if (change.base !== null && change.base.id !== id) return err("menu.stale");
    const before = entries.get(id) ?? null;
    const applied = applyChange(before, isImport ? change : withoutOrigin(before, change));
    if (!applied.ok) return err("menu.stale");
    touched.add(id);
    if (applied.value === null) entries.delete(id);
    else entries.set(id, applied.value);
  }
  const originals = entriesById(published);
  const wanted = [...touched].map((id) => ({
    id,
    base: originals.get(id) ?? null,
    entry: entries.get(id) ?? null,
  }));
  return ok({
    changes: wanted
      .filter(({ base, entry }) => !isSameEntry(base, entry))
      .map((change) => ({ ...change, by, at: now })),
    settled: wanted.filter(({ base, entry }) => isSameEntry(base, entry)).map(({ id }) => id),
  });
}

// Where a new entry comes from, and its address, are not for who edits to say.
function withoutOrigin(held: MenuEntry | null, { base, entry }: EntryChange): EntryChange {
  if (entry === null || held !== null || isCategory(entry)) return { base, entry };
  return {
    base,
    entry: isProduct(entry) ? { ...entry, slug: null, sourceKey: null } : { ...entry, sourceKey: null },
  };
}
