import type { AspectRef } from "./aspect.ts";
import { differingAspects } from "./menu-draft.ts";
import { entriesById, MENU_ENTRY_TYPES, type MenuContent, type MenuEntry } from "./menu-entry.ts";
import { byOrder } from "#core/menu/sections.ts";

/** An entry that two menus do not have alike; null is that the menu has none. */
export interface EntryDifference {
  readonly before: MenuEntry | null;
  readonly after: MenuEntry | null;
  /** In what it differs; empty where one of them has none. */
  readonly aspects: readonly AspectRef[];
}

/** A changed entry with the aspects in which it differs. */
export function differenceOf({ before, after }: Pick<EntryDifference, "before" | "after">): EntryDifference {
  const aspects = before === null || after === null ? [] : differingAspects(before, after);
  return { before, after, aspects };
}

/** What differs between two menus, by kind and then in the order of the menu. */
export function menuDifference(before: MenuContent, after: MenuContent): readonly EntryDifference[] {
  const old = entriesById(before);
  const now = entriesById(after);
  const ids = new Set([...old.keys(), ...now.keys()]);
  const found: EntryDifference[] = [];
  for (const id of ids) {
    const one = differenceOf({ before: old.get(id) ?? null, after: now.get(id) ?? null });
    if (one.before === null || one.after === null || one.aspects.length > 0) found.push(one);
  }
  return found.toSorted((one, other) => rankOf(one) - rankOf(other) || byOrder(shownOf(one), shownOf(other)));
}

/** The entry that a difference is about, as it is after. */
export function shownOf({ before, after }: EntryDifference): MenuEntry {
  const entry = after ?? before;
  if (entry === null) throw new Error("A difference is of an entry that one of two menus has");
  return entry;
}

function rankOf(difference: EntryDifference): number {
  return MENU_ENTRY_TYPES.indexOf(shownOf(difference).type);
}
