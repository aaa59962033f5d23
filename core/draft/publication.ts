import type { Instant } from "#core/time/instant.ts";
import { mergeEntry } from "./menu-draft.ts";
import type { EntryDifference } from "./menu-difference.ts";
import { entriesById, type MenuContent } from "./menu-entry.ts";

/** What a publication is of: a draft, or a menu that was there earlier. */
export const PUBLICATION_KINDS = ["publish", "revert"] as const;

/** A change of the published menu, numbered from 1 in each shop. */
export interface Publication {
  readonly number: number;
  readonly kind: (typeof PUBLICATION_KINDS)[number];
  /** Which one was brought back; 0 is the menu before the first, null where none was. */
  readonly revertedTo: number | null;
  /** How many entries it changed. */
  readonly changed: number;
  readonly at: Instant;
  /** Null is the system, at a time that was set. */
  readonly by: string | null;
}

/** What a publication changed, as far as bringing back needs it. */
export type PublishedChange = Pick<EntryDifference, "before" | "after">;

/**
 * The menu without what publications changed, the newest first. What was changed by other means since, such as a price
 * update, stays as it is (MENU-20).
 */
export function withoutPublications(
  published: MenuContent,
  undone: readonly (readonly PublishedChange[])[],
): MenuContent {
  const entries = new Map(entriesById(published));
  for (const changes of undone)
    for (const { before, after } of changes) {
      if (before === null) {
        if (after !== null) entries.delete(after.id);
        continue;
      }
      const held = entries.get(before.id);
      if (after === null) {
        if (held === undefined) entries.set(before.id, before);
      } else if (held !== undefined) entries.set(before.id, mergeEntry(after, before, held, "theirs"));
    }
  return [...entries.values()];
}
