import { err, ok, type Result } from "#core/kernel/result.ts";
import type { Instant } from "#core/time/instant.ts";
import type { AspectRef } from "./aspect.ts";
import { aspectsOf } from "./aspects.ts";
import { entriesById, type MenuContent, type MenuEntry, type MenuEntryId } from "./menu-entry.ts";

/** An entry as somebody saw it, and as it is to be; null is that there is none. */
export interface EntryChange {
  readonly base: MenuEntry | null;
  readonly entry: MenuEntry | null;
}

/** A change that waits to be published, and who made it last. */
export interface DraftChange extends EntryChange {
  readonly id: MenuEntryId;
  readonly by: string | null;
  readonly at: Instant;
}

/** Of which entry a change is; one that is of none says nothing. */
export function changedEntry({ base, entry }: EntryChange): MenuEntry | null {
  return entry ?? base;
}

/**
 * What three versions of one entry become: each aspect that `mine` changed is taken from there, all others are those of
 * `theirs`. Where both changed the same, `wins` says whose stays (MENU-17).
 */
export function mergeEntry(
  base: MenuEntry,
  mine: MenuEntry,
  theirs: MenuEntry,
  wins: "mine" | "theirs" = "mine",
): MenuEntry {
  return aspectsOf(base, mine, theirs).reduce<MenuEntry>(
    (merged, aspect) =>
      aspect.isSame(base, mine) || (wins === "theirs" && !aspect.isSame(base, theirs))
        ? merged
        : aspect.copy(mine, merged),
    theirs,
  );
}

/** The aspects that both changed, and not to the same. */
export function contestedAspects(base: MenuEntry, mine: MenuEntry, theirs: MenuEntry): readonly AspectRef[] {
  return aspectsOf(base, mine, theirs)
    .filter(
      (aspect) => !aspect.isSame(base, mine) && !aspect.isSame(base, theirs) && !aspect.isSame(mine, theirs),
    )
    .map(({ ref }) => ref);
}

/** The aspects in which two entries differ. */
export function differingAspects(one: MenuEntry, other: MenuEntry): readonly AspectRef[] {
  return aspectsOf(one, other)
    .filter((aspect) => !aspect.isSame(one, other))
    .map(({ ref }) => ref);
}

/** Whether they are the same in everything that can be changed; null is that there is none. */
export function isSameEntry(one: MenuEntry | null, other: MenuEntry | null): boolean {
  if (one === null || other === null) return one === other;
  return one.type === other.type && differingAspects(one, other).length === 0;
}

/** The menu as its draft would have it. What was removed from the menu elsewhere stays removed. */
export function draftContent(published: MenuContent, changes: readonly EntryChange[]): MenuContent {
  const entries = new Map(entriesById(published));
  for (const { base, entry } of changes) {
    if (entry === null) {
      if (base !== null) entries.delete(base.id);
      continue;
    }
    const held = entries.get(entry.id);
    if (base === null) entries.set(entry.id, entry);
    else if (held !== undefined) entries.set(entry.id, mergeEntry(base, entry, held));
  }
  return [...entries.values()];
}

/**
 * The entry that a change leads to, next to what is held now. Refused with the entry as it is where it holds something
 * else than what was seen, in an aspect that the change is about; asked twice, it is done once (MENU-17).
 */
export function applyChange(
  held: MenuEntry | null,
  { base, entry }: EntryChange,
): Result<MenuEntry | null, MenuEntry | null> {
  if (isSameEntry(held, entry)) return ok(held);
  if (held === null) return base === null ? ok(entry) : err(null);
  if (base === null || base.type !== held.type) return err(held);
  if (entry === null) return isSameEntry(base, held) ? ok(null) : err(held);
  if (entry.type !== held.type) return err(held);
  return contestedAspects(base, entry, held).length === 0 ? ok(mergeEntry(base, entry, held)) : err(held);
}
