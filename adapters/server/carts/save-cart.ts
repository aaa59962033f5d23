import { notFound, refused, unauthenticated } from "#adapters/server/http/failures.ts";
import { locationOf, type DecisionBasis } from "#adapters/server/orders/decision-context.ts";
import { blockerError } from "#adapters/server/orders/refusals.ts";
import type { CartItem, PricedCart } from "#core/cart/cart.ts";
import { contentHash, normaliseNotes } from "#core/cart/content-hash.ts";
import { joinEqualItems } from "#core/cart/equal-items.ts";
import { itemIdsOf, type PricingRefusal } from "#core/cart/pricing-refusal.ts";
import type { AppError } from "#core/errors/app-error.ts";
import { toId, type CartId, type LocationId, type ShopId, type UserId } from "#core/kernel/id.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import type { Money } from "#core/money/money.ts";
import type { Instant } from "#core/time/instant.ts";
import type { CartAsker, Carting } from "./carting.ts";
import { readCartContext, writeCart } from "./carts.queries.ts";
import { basisOf } from "./load-cart.ts";
import { presentCart, priceStored, repricedSince, toPricedCart, unitPricesOf } from "./priced-cart.ts";
import type { StoredCart } from "./stored-cart.ts";

/** A whole cart as it is to be kept. */
export interface CartChange {
  readonly id: CartId;
  readonly shopId: ShopId;
  readonly locationId: LocationId;
  /** Null is written over whatever is held. */
  readonly revision: number | null;
  /** Quantity 0 drops the line; equal items are joined. */
  readonly items: readonly CartItem[];
  readonly presentedTotal: Money | null;
  readonly fromMobileApp: boolean;
}

// Two devices that save at once without revisions take turns; more than so many are too many.
const MOST_ATTEMPTS = 4;

/**
 * Keeps a cart for its owner, who is bound at the first write. An older revision is answered with the held cart, the
 * same one with other content is a conflict, and a cart that cannot be ordered as it is writes nothing (product §5).
 */
export async function saveCart(
  carting: Carting,
  asker: CartAsker,
  change: CartChange,
  now: Instant,
): Promise<Result<PricedCart, AppError>> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const result = await attemptSave(carting, asker, change, now);
    if (result !== null) return result;
  }
  return err(refused("cart.revision_conflict"));
}

async function attemptSave(
  carting: Carting,
  asker: CartAsker,
  change: CartChange,
  now: Instant,
): Promise<Result<PricedCart, AppError> | null> {
  const { id: cartId, shopId, locationId } = change;
  const context = await readCartContext(carting.database, { ...asker, cartId, shopId, locationId }, now);
  const { cart: held, trade, user, taken } = context;
  if (user === null && asker.guestHash === null) return err(unauthenticated());
  const basis = await basisOf(carting, context, asker, change.fromMobileApp, now);
  if (taken || trade === null || basis === null) return err(notFound());
  if (held !== null && held.shopId !== shopId) return err(refused("cart.shop_mismatch"));
  if (locationOf(basis.sheet, trade) === null) return err(refused("cart.shop_mismatch"));
  if (held !== null && held.orderedAs !== null)
    return err(blockerError({ key: "cart.already_ordered", orderId: held.orderedAs }));

  const wanted = wantedCart(held, change, basis, user?.userId ?? null);
  if (held !== null && wanted.revision <= held.revision) {
    if (wanted.revision === held.revision && !isSameContent(held, wanted))
      return err(refused("cart.revision_conflict", { revision: held.revision }));
    return ok(presentCart(held, { ...basis, trade: { ...trade, locationId: held.locationId } }));
  }
  const price = priceStored(wanted, basis);
  const [refusal] = price.refusals;
  if (refusal !== undefined) return err(refusalError(refusal));
  if (change.presentedTotal !== null && !isSame(change.presentedTotal, price.total))
    carting.log.warn(
      { cartId, shown: change.presentedTotal, priced: price.total },
      "A cart was shown with another total",
    );

  const unitPrices = unitPricesOf(price.lines);
  const saved = await writeCart(
    carting.database,
    { ...wanted, unitPrices, guestHash: asker.guestHash },
    asker.guestHash,
  );
  if (saved === "foreign") return err(notFound());
  // Somebody else's save came between: look again at what is held now.
  if (saved !== "saved") return null;
  const changes = { dropped: [], repriced: repricedSince(held, price.lines, basis) };
  return ok(toPricedCart(wanted, price.lines, changes, basis));
}

function wantedCart(
  held: StoredCart | null,
  change: CartChange,
  { sheet, now }: DecisionBasis,
  userId: string | null,
): StoredCart {
  const items = change.items
    .filter(({ qty }) => qty > 0)
    .map((item) => ({ ...item, notes: normaliseNotes(item.notes) }));
  return {
    id: change.id,
    organizationId: sheet.organizationId,
    shopId: change.shopId,
    locationId: change.locationId,
    revision: change.revision ?? (held?.revision ?? 0) + 1,
    updatedAt: now,
    items: joinEqualItems(items),
    unitPrices: {},
    presentedTotal: change.presentedTotal?.amount ?? null,
    fromMobileApp: change.fromMobileApp,
    orderedAs: null,
    userId: userId === null ? null : toId<UserId>(userId),
  };
}

function isSameContent(held: StoredCart, wanted: StoredCart): boolean {
  const text = ({ items, locationId }: StoredCart): string =>
    JSON.stringify([locationId, ...items.map((item) => [contentHash(item), item.qty])]);
  return text(held) === text(wanted);
}

// The items concerned always stand beside the key, so that the client can mend the cart (spec §4).
function refusalError(refusal: PricingRefusal): AppError {
  const details =
    refusal.key === "item.options_invalid"
      ? { item_id: refusal.itemId, group_id: refusal.groupId, min: refusal.min, max: refusal.max }
      : refusal.key === "points.not_enough"
        ? { needed: refusal.needed, available: refusal.available }
        : {};
  return refused(refusal.key, { ...details, item_ids: itemIdsOf(refusal) });
}

function isSame(a: Money, b: Money): boolean {
  return a.currency === b.currency && a.amount === b.amount;
}
