import type { MoveOrderDeps } from "#adapters/server/order/move-order.ts";
import type { StoredOrder } from "#adapters/server/order/stored-order.ts";
import type { ShopSnapshot } from "#adapters/server/shop/shop-snapshot.ts";
import { toId, type CartItemId } from "#core/kernel/id.ts";
import type { ProposedLine } from "#core/order/line-change/changed-lines.ts";
import { replacementLine } from "#core/order/line-change/replacement-line.ts";
import type { AskedMove } from "#core/order/order.ports.ts";
import type { Instant } from "#core/time/instant.ts";

/**
 * The move with what it offers instead of lines priced by the menu, in the language of the order; as it is where it offers nothing, and null where
 * a product cannot be ordered at the location now.
 */
export function priceProposal(
  { shopCache, ids }: Pick<MoveOrderDeps, "shopCache" | "ids">,
  asked: AskedMove,
  order: StoredOrder,
  snapshot: ShopSnapshot | null,
  now: Instant,
): AskedMove | null {
  const { change } = asked;
  if (change === undefined || snapshot === null || asked.version !== order.version) return asked;
  const scope = {
    menu: shopCache.indexesOf(snapshot)[order.own.locale],
    locationId: order.location.id,
    fulfillmentMethod: order.fulfillmentMethod,
    now,
  };
  const proposal = change.lines.map(({ itemId, qtyLeft, replacement }): ProposedLine | null => {
    if (replacement === null) return { itemId, qtyLeft, replacement };
    const line = replacementLine(toId<CartItemId>(ids.ulid()), replacement, scope);
    return line && { itemId, qtyLeft, replacement: line };
  });
  const priced = proposal.filter((line) => line !== null);
  return priced.length === proposal.length ? { ...asked, proposal: priced } : null;
}
