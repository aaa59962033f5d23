import type { ModifierIdsByGroup } from "#core/menu/chosen-modifiers.ts";
import type { CartItemId, LocationId } from "#core/kernel/id.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import { isAvailable } from "#core/menu/availability.ts";
import { groupsOf, type MenuIndex } from "#core/menu/menu-index.ts";
import type { ModifierGroup, Product } from "#core/menu/menu.ts";
import { invalidGroups, type InvalidGroup } from "#core/menu/options.ts";
import { isSoldAt, priceAt } from "#core/menu/price-at.ts";
import { byOrder } from "#core/menu/sections.ts";
import type { Money } from "#core/money/money.ts";
import type { Instant } from "#core/time/instant.ts";
import type { CartItem } from "../cart.ts";
import { chosenModifiers } from "#core/menu/chosen-modifiers.ts";
import type { LineModifier } from "../line.ts";

/** A cart item with what the menu says about it at one location. */
export interface ResolvedItem {
  readonly item: CartItem;
  readonly product: Product;
  readonly productPrice: Money;
  /** In the order of the menu, not of choosing. */
  readonly modifiers: readonly LineModifier[];
}

/** Why an item has no price: unavailable, or chosen against the rules of its groups. */
export type ItemRefusal =
  | { readonly key: "item.unavailable"; readonly itemId: CartItemId }
  | {
      readonly key: "item.options_invalid";
      readonly itemId: CartItemId;
      readonly groups: readonly InvalidGroup[];
    };

/**
 * Looks an item up in the menu of a location. Refuses a product or a chosen modifier that is unknown, not sold there or
 * not available now, then choices that break the rules of the product's groups.
 */
export function resolveItem(
  menu: MenuIndex,
  item: CartItem,
  locationId: LocationId,
  now: Instant,
): Result<ResolvedItem, ItemRefusal> {
  const unavailable = err({ key: "item.unavailable", itemId: item.id } as const);
  const product = menu.products.get(item.productId);
  if (product === undefined || !isAvailable(product, locationId, now)) return unavailable;
  const productPrice = priceAt(product, locationId);
  if (productPrice === null) return unavailable;

  const groups = groupsOf(menu, product);
  const chosen = chosenOf(groups, item.modifierIdsByGroup);
  const isOffered = chosen.every(
    ({ modifier }) => isSoldAt(modifier, locationId) && isAvailable(modifier, locationId, now),
  );
  if (!isOffered) return unavailable;
  const invalid = invalidGroups(groups, item.modifierIdsByGroup);
  if (invalid.length > 0) return err({ key: "item.options_invalid", itemId: item.id, groups: invalid });

  return ok({ item, product, productPrice, modifiers: pricedModifiers(chosen, locationId) });
}

/** A modifier that was chosen, with its group. */
export type Chosen = Pick<LineModifier, "groupId"> & {
  readonly modifier: ModifierGroup["modifiers"][number];
};

/** The chosen modifiers that are sold at a location, with what each costs there. */
export function pricedModifiers(chosen: readonly Chosen[], locationId: LocationId): readonly LineModifier[] {
  return chosen.flatMap(({ groupId, modifier }) => {
    const price = priceAt(modifier, locationId);
    return price === null ? [] : [{ groupId, modifierId: modifier.id, name: modifier.name, price }];
  });
}

function chosenOf(groups: readonly ModifierGroup[], ids: ModifierIdsByGroup): readonly Chosen[] {
  const choices = new Map(chosenModifiers(ids).map(({ groupId, modifierIds }) => [groupId, modifierIds]));
  return groups.flatMap((group) =>
    group.modifiers
      .filter((modifier) => choices.get(group.id)?.includes(modifier.id))
      .toSorted(byOrder)
      .map((modifier) => ({ groupId: group.id, modifier })),
  );
}
