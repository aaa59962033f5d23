import type { ModifierGroupId, ProductId } from "#core/kernel/id.ts";
import type { Menu, ModifierGroup, Product } from "./menu.ts";
import { byOrder } from "./sections.ts";

/** A menu with its products and groups by id. Made once per menu, never kept in a snapshot: maps do not serialize. */
export interface MenuIndex {
  readonly products: ReadonlyMap<ProductId, Product>;
  readonly groups: ReadonlyMap<ModifierGroupId, ModifierGroup>;
}

const made = new WeakMap<object, MenuIndex>();

/** The lookup maps of a menu, which never changes: every edit of a cart asks for those of the same one. */
export function indexMenu(menu: Pick<Menu, "products" | "modifierGroups">): MenuIndex {
  const known = made.get(menu);
  if (known !== undefined) return known;
  const index = {
    products: new Map(menu.products.map((product) => [product.id, product])),
    groups: new Map(menu.modifierGroups.map((group) => [group.id, group])),
  };
  made.set(menu, index);
  return index;
}

/** The modifier groups of a product in their order; ids that the menu does not know are left out. */
export function groupsOf(index: MenuIndex, product: Product): readonly ModifierGroup[] {
  return product.modifierGroupsIds
    .map((id) => index.groups.get(id))
    .filter((group) => group !== undefined)
    .toSorted(byOrder);
}
