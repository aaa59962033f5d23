import type { StoredCart } from "#adapters/server/cart/stored-cart.ts";
import type { CartItem } from "#core/cart/cart.ts";
import {
  toId,
  type CartId,
  type CartItemId,
  type LocationId,
  type ProductId,
  type UserId,
} from "#core/kernel/id.ts";
import type { MenuIndex } from "#core/menu/menu-index.ts";
import type { Instant } from "#core/time/instant.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { demoId } from "./demo-ids.ts";
import type { PastOrder } from "./demo-orders.ts";
import { insertRows } from "./insert-rows.ts";
import { statement } from "#adapters/server/db/statement.ts";

/** Keeps the cart that a past order was made of. Trying another day keeps the same cart. */
export async function seedCart(
  queries: Queries,
  { person, order, snapshot, index }: PastOrder,
  menu: MenuIndex,
  locationId: string,
  at: Instant,
): Promise<StoredCart> {
  const cart: StoredCart = {
    id: toId<CartId>(demoId("cart", person.email, index)),
    organizationId: snapshot.organizationId,
    shopId: snapshot.shopId,
    locationId: toId<LocationId>(locationId),
    revision: 1,
    updatedAt: at,
    items: order.lines.map((line, position) =>
      toItem(order.shop, line, menu, [person.email, index, position]),
    ),
    unitPrices: {},
    presentedTotal: null,
    fromMobileApp: false,
    orderedAs: null,
    userId: toId<UserId>(demoId("user", person.email)),
  };
  if ((await FIND_CART.run(queries, cart.id)) === 0)
    await insertRows(queries, "carts", [
      {
        organization_id: cart.organizationId,
        id: cart.id,
        shop_id: cart.shopId,
        location_id: cart.locationId,
        revision: cart.revision,
        user_id: cart.userId,
        items: cart.items,
        updated_at: at,
      },
    ]);
  return cart;
}

function toItem(
  shopKey: string,
  line: PastOrder["order"]["lines"][number],
  menu: MenuIndex,
  keys: readonly (string | number)[],
): CartItem {
  const chosen = Object.entries(line.modifiers).map(([groupKey, modifierKeys]) => {
    const groupId = demoId("group", shopKey, groupKey);
    const ids = modifierKeys.map((key) => demoId("modifier", shopKey, key));
    const isSingle = [...menu.groups.values()].some((group) => group.id === groupId && group.singleChoice);
    return [groupId, isSingle ? ids[0] : ids];
  });
  return {
    id: toId<CartItemId>(demoId("item", ...keys)),
    productId: toId<ProductId>(demoId("product", shopKey, line.product)),
    qty: line.qty,
    modifierIdsByGroup: Object.fromEntries(chosen),
    notes: null,
    couponId: null,
    payByPoints: false,
  };
}

const FIND_CART = statement(
  "demo.findCart",
  "select from carts where organization_id = tenant() and id = $1",
);
