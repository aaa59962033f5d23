import { err, ok, type Result } from "#core/kernel/result.ts";
import type { EntryChange } from "./menu-draft.ts";
import { isGroup, isModifier, isProduct, type MenuContent, type MenuEntry } from "./menu-entry.ts";

/**
 * The changes that take an entry off the menu with what cannot be without it: a group goes with its options, and out of the
 * products that offer it. Refused for a category that still holds products.
 */
export function removalOf(
  content: MenuContent,
  entry: MenuEntry,
): Result<readonly EntryChange[], "menu.category_full"> {
  const removed: EntryChange = { base: entry, entry: null };
  const products = content.filter(isProduct);
  if (entry.type === "category" && products.some(({ categoryId }) => categoryId === entry.id))
    return err("menu.category_full");
  if (!isGroup(entry)) return ok([removed]);
  const without = products
    .filter(({ modifierGroupsIds }) => modifierGroupsIds.includes(entry.id))
    .map((product) => ({
      base: product,
      entry: { ...product, modifierGroupsIds: product.modifierGroupsIds.filter((id) => id !== entry.id) },
    }));
  const options = content
    .filter(isModifier)
    .filter(({ groupId }) => groupId === entry.id)
    .map((modifier) => ({ base: modifier, entry: null }));
  return ok([...without, ...options, removed]);
}
