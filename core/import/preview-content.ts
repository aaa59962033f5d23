import { menuDifference, type EntryDifference } from "#core/draft/menu-difference.ts";
import { entriesById, type MenuContent } from "#core/draft/menu-entry.ts";
import type { PublishedChange } from "#core/draft/publication.ts";

/** The menu as changes would make it. */
export function contentWith(content: MenuContent, changes: readonly PublishedChange[]): MenuContent {
  const entries = new Map(entriesById(content));
  for (const { before, after } of changes) {
    if (after !== null) entries.set(after.id, after);
    else if (before !== null) entries.delete(before.id);
  }
  return [...entries.values()];
}

/** What changes would make different, as versions of menus are compared. */
export function differenceBy(changes: readonly PublishedChange[]): readonly EntryDifference[] {
  return menuDifference(
    changes.flatMap(({ before }) => before ?? []),
    changes.flatMap(({ after }) => after ?? []),
  );
}
