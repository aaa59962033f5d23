import type { EntryDifference } from "#core/draft/menu-difference.ts";
import { entriesById, type MenuContent } from "#core/draft/menu-entry.ts";

/** The menu with a difference taken into it, whatever it held of those entries. */
export function withDifference(content: MenuContent, difference: readonly EntryDifference[]): MenuContent {
  const entries = new Map(entriesById(content));
  for (const { before, after } of difference)
    if (after !== null) entries.set(after.id, after);
    else if (before !== null) entries.delete(before.id);
  return [...entries.values()];
}
