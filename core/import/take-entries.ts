import {
  contestedAspects,
  isSameEntry,
  mergeEntry,
  type DraftChange,
  type EntryChange,
} from "#core/draft/menu-draft.ts";
import { entriesById, type MenuContent, type MenuEntry, type MenuEntryId } from "#core/draft/menu-entry.ts";
import type { ContestedEntry, ImportOptions } from "./menu-import.ts";

/** What the files want of a menu: entries as they are to be, and those that are to go. */
export interface WantedEntries {
  readonly entries: MenuContent;
  readonly removed: readonly MenuEntryId[];
}

/** What an import asks of a draft, and about what the two do not agree. */
export interface TakenEntries {
  readonly changes: readonly EntryChange[];
  readonly contested: readonly ContestedEntry[];
}

/**
 * The changes that bring what files want into a draft, as two editors of one entry are brought together (MENU-17): what
 * only one of them changed counts, and where both did, `wins` says whose stays (IMPORT-9).
 */
export function takeEntries(
  published: MenuContent,
  drafted: MenuContent,
  held: readonly DraftChange[],
  { entries, removed }: WantedEntries,
  wins: ImportOptions["wins"],
): TakenEntries {
  const originals = entriesById(published);
  const present = entriesById(drafted);
  const editors = new Map(held.map(({ id, by }) => [id, by]));
  const changes: EntryChange[] = [];
  const contested: ContestedEntry[] = [];
  const take = (id: MenuEntryId, wanted: MenuEntry | null): void => {
    const base = originals.get(id) ?? null;
    const now = present.get(id) ?? null;
    const { entry, isContested } = settle({ base, now, wanted }, wins);
    if (isContested) contested.push({ id, by: editors.get(id) ?? null });
    if (!isSameEntry(now, entry)) changes.push({ base: now, entry });
  };
  for (const entry of entries) take(entry.id, entry);
  for (const id of removed) take(id, null);
  return { changes, contested };
}

interface Versions {
  /** As it is published. */
  readonly base: MenuEntry | null;
  /** As the draft has it. */
  readonly now: MenuEntry | null;
  /** As the files have it. */
  readonly wanted: MenuEntry | null;
}

interface Settled {
  readonly entry: MenuEntry | null;
  readonly isContested: boolean;
}

function settle({ base, now, wanted }: Versions, wins: ImportOptions["wins"]): Settled {
  if (isSameEntry(now, wanted)) return { entry: now, isContested: false };
  if (isSameEntry(now, base)) return { entry: wanted, isContested: false };
  if (isSameEntry(base, wanted)) return { entry: now, isContested: false };
  if (base === null || now === null || wanted === null || now.type !== wanted.type)
    return { entry: wins === "file" ? wanted : now, isContested: true };
  return {
    entry: mergeEntry(base, wanted, now, wins === "file" ? "mine" : "theirs"),
    isContested: contestedAspects(base, wanted, now).length > 0,
  };
}
