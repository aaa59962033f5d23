import { notFound, refused, unauthenticated } from "#adapters/server/http/failures.ts";
import { locationOf, pricingContext, unlimitedContext } from "./pricing/pricing-inputs.ts";
import { blockerError } from "./pricing/refusals.ts";
import type { ShopSnapshot } from "#adapters/server/shop/shop-snapshot.ts";
import { isSameMoney } from "#core/money/compare.ts";
import { MAX_LINES, type CartItem, type PricedCart } from "#core/cart/cart.ts";
import { contentHash, normalizeNotes } from "#core/cart/content-hash.ts";
import { joinEqualItems } from "#core/cart/equal-items.ts";
import { priceCart, type CartPrice } from "#core/cart/pricing/price-cart.ts";
import { termsOf } from "#core/cart/pricing/price-terms.ts";
import { itemIdsOf, type PricingRefusal } from "#core/cart/pricing/pricing-refusal.ts";
import type { WireError } from "#core/contract/errors/error-body.ts";
import type { CartId, CartWriterId, LocationId, ShopId } from "#core/kernel/id.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import type { Money } from "#core/money/money.ts";
import type { Promotion } from "#core/promotion/promotion.ts";
import type { Instant } from "#core/time/instant.ts";
import type { CartRequester, CartDeps } from "./cart-deps.ts";
import { isHandedOver, readCartContext, readWriter, writeCart, type CartOwner } from "./carts.queries.ts";
import { loadPricingInputs } from "./load-cart.ts";
import { priceStoredCart, repricedSince, toPricedCart, unitPricesOf } from "./priced-cart.ts";
import type { StoredCart } from "./stored-cart.ts";

/** A whole cart as it is to be kept. */
export interface CartChange {
  readonly id: CartId;
  readonly shopId: ShopId;
  readonly locationId: LocationId;
  /** Null is written over whatever is held. */
  readonly revision: number | null;
  /** The revision that it was made from; null is written over whatever is older. */
  readonly baseRevision?: number | null;
  readonly writer?: CartWriterId | null;
  /** Quantity 0 drops the line; equal items are joined. */
  readonly items: readonly CartItem[];
  readonly presentedTotal: Money | null;
  readonly fromMobileApp: boolean;
}

// The database counts in 31 bits.
const LAST_REVISION = 2_147_483_647;
// Devices that save at once without revisions take turns, and a shop may change again and again, as when a hundred
// orders that nobody answered end one after the other; more often than so, something else is wrong.
const MAX_ATTEMPTS = 20;

/** A cart that was kept, or the one that is held instead. */
export interface KeptCart {
  readonly cart: PricedCart;
  /** Whether there was none of its id before. */
  readonly isNew: boolean;
}

/**
 * Keeps a cart for its owner, who is bound at the first write. An older revision, and one whose base is not held, are
 * answered with the held cart and what of the writer's it was made from; the same one with other content is a conflict, and a cart that cannot be ordered as it is writes nothing (CART-15).
 * Most saves take one statement: the cart is priced on the shop as it is known here for somebody without limits, and
 * written if its owner keeps the terms of that price; else what is held is read and decided on.
 */
export async function keepCart(
  deps: CartDeps,
  requester: CartRequester,
  change: CartChange,
  now: Instant,
): Promise<Result<KeptCart, WireError>> {
  const saved = await saveAtOnce(deps, requester, change, now);
  if (saved !== null) return ok(saved);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const result = await attemptSave(deps, requester, change, now);
    if (result !== null) return result;
  }
  return err(refused("cart.revision_conflict"));
}

/** `keepCart` for who need not know whether the cart is new. */
export async function saveCart(
  deps: CartDeps,
  requester: CartRequester,
  change: CartChange,
  now: Instant,
): Promise<Result<PricedCart, WireError>> {
  const kept = await keepCart(deps, requester, change, now);
  return kept.ok ? ok(kept.value.cart) : kept;
}

async function saveAtOnce(
  deps: CartDeps,
  requester: CartRequester,
  change: CartChange,
  now: Instant,
): Promise<KeptCart | null> {
  const snapshot = await deps.shopCache.latest(change.shopId);
  if (change.revision === null || snapshot === null) return null;
  if (!snapshot.locations.some(({ id }) => id === change.locationId)) return null;
  const menu = deps.shopCache.indexesOf(snapshot)[requester.locale];
  const isSignedIn = requester.sessionHash !== null;
  const { fromMobileApp } = change;
  const context = unlimitedContext({ snapshot, menu, isSignedIn, fromMobileApp, now });
  const wanted = wantedCart(change, change.revision, snapshot, now);
  if (wanted.items.length > mostLines(isSignedIn)) return null;
  // How many pieces are left is only read with the cart.
  const counted = snapshot.countedProductIds[change.locationId] ?? [];
  if (wanted.items.some(({ productId }) => counted.includes(productId))) return null;
  const price = priceCart(menu, wanted, context);
  if (price.refusals.length > 0) return null;
  return keepPriced(
    deps,
    requester,
    change,
    { wanted, price, snapshot, promotions: context.promotions },
    now,
  );
}

async function attemptSave(
  deps: CartDeps,
  requester: CartRequester,
  change: CartChange,
  now: Instant,
): Promise<Result<KeptCart, WireError> | null> {
  const { id: cartId, shopId, locationId } = change;
  const context = await readCartContext(deps.database, { ...requester, cartId, shopId, locationId }, now);
  const { cart: held, pricingState, user, taken } = context;
  if (user === null && requester.guestHash === null) return err(unauthenticated());
  // The page saves again, and by then its browser has the session of the person who signed in.
  if (user === null && held === null && (await isHandedOver(deps.database, requester)))
    return err(refused("cart.revision_conflict"));
  const inputs = await loadPricingInputs(deps, context, requester, change.fromMobileApp, now);
  if (taken || pricingState === null || inputs === null) return err(notFound());
  if (held !== null && held.shopId !== shopId) return err(refused("cart.shop_mismatch"));
  if (locationOf(inputs.snapshot, pricingState) === null) return err(refused("cart.shop_mismatch"));
  if (held !== null && held.orderedAs !== null)
    return err(blockerError({ key: "cart.already_ordered", orderId: held.orderedAs }));

  const { snapshot } = inputs;
  const wanted = wantedCart(change, change.revision ?? nextRevision(held), snapshot, now);
  if (held !== null && !isOnTop(change, wanted, held)) {
    const writer = await readWriter(deps.database, held, change.writer ?? null);
    if (writer === null) return null;
    const isOwn = writer.revision === held.revision;
    // Equal contents of two writers are two edits: both put the same into the cart.
    const isKept = isOwn || ((change.writer ?? null) === null && isSameContent(held, wanted));
    if (wanted.revision === held.revision && !isKept)
      return err(refused("cart.revision_conflict", { revision: held.revision }));
    if (wanted.revision <= held.revision || !isOwn) {
      const cart = priceStoredCart(held, {
        ...inputs,
        pricingState: { ...pricingState, locationId: held.locationId },
      });
      const known = writer.revision === null ? {} : { writerRevision: writer.revision };
      return ok({ cart: { ...cart, ...known }, isNew: false });
    }
  }
  const max = mostLines(user !== null);
  if (wanted.items.length > max) return err(refused("cart.too_many_lines", { max }));
  const priced = pricingContext(inputs);
  const price = priceCart(inputs.menu, wanted, priced);
  const [refusal] = price.refusals;
  if (refusal !== undefined) return err(refusalError(refusal));
  // A session that has ended owns nothing; the guest who is left does.
  const owner = { ...requester, sessionHash: user === null ? null : requester.sessionHash };
  const saved = await keepPriced(
    deps,
    owner,
    change,
    { wanted, price, snapshot, promotions: priced.promotions },
    now,
  );
  // Somebody else's save came between: look again at what is held now.
  return saved === null ? null : ok(saved);
}

interface PricedChange {
  readonly wanted: WantedCart;
  readonly price: CartPrice;
  readonly snapshot: ShopSnapshot;
  readonly promotions: readonly Promotion[];
}

async function keepPriced(
  { database, log }: CartDeps,
  owner: CartOwner,
  { id, presentedTotal, baseRevision = null, writer = null }: CartChange,
  { wanted, price, snapshot, promotions }: PricedChange,
  now: Instant,
): Promise<KeptCart | null> {
  const cart = { ...wanted, unitPrices: unitPricesOf(price.lines) };
  const terms = { ...termsOf(price, promotions), shopVersion: snapshot.version, baseRevision, writer };
  const written = await writeCart(database, owner, cart, terms, now);
  if (written === null) return null;
  if (presentedTotal !== null && !isSameMoney(presentedTotal, price.total))
    log.warn(
      { cartId: id, shown: presentedTotal, priced: price.total },
      "A cart was shown with another total",
    );
  const changes = { dropped: [], repriced: repricedSince(written.prices, price.lines, { snapshot }) };
  return { cart: toPricedCart(cart, price.lines, changes, { snapshot }), isNew: written.isNew };
}

type WantedCart = Omit<StoredCart, "unitPrices" | "userId" | "orderedAs">;

function wantedCart(
  change: CartChange,
  revision: number,
  { organizationId }: ShopSnapshot,
  now: Instant,
): WantedCart {
  const items = change.items
    .filter(({ qty }) => qty > 0)
    .map((item) => ({ ...item, notes: normalizeNotes(item.notes) }));
  return {
    id: change.id,
    organizationId,
    shopId: change.shopId,
    locationId: change.locationId,
    revision,
    updatedAt: now,
    items: joinEqualItems(items),
    presentedTotal: change.presentedTotal?.amount ?? null,
    fromMobileApp: change.fromMobileApp,
  };
}

// Beyond the last revision there is none: a cart that got there is in conflict with every other.
function nextRevision(held: StoredCart | null): number {
  return Math.min((held?.revision ?? 0) + 1, LAST_REVISION);
}

// Whether a save follows what is held, as far as the revisions alone can say.
function isOnTop({ baseRevision }: CartChange, wanted: WantedCart, held: StoredCart): boolean {
  const base = baseRevision ?? null;
  return wanted.revision > held.revision && (base === null || base === held.revision);
}

function mostLines(isSignedIn: boolean): number {
  return isSignedIn ? MAX_LINES.signedIn : MAX_LINES.guest;
}

function isSameContent(held: StoredCart, wanted: WantedCart): boolean {
  const text = ({ items, locationId }: WantedCart): string =>
    JSON.stringify([locationId, ...items.map((item) => [contentHash(item), item.qty])]);
  return text(held) === text(wanted);
}

// The key always comes with the items concerned, so that the client can repair the cart (CART-15).
function refusalError(refusal: PricingRefusal): WireError {
  const { key, ...details } = refusal;
  return refused(key, { ...details, itemIds: itemIdsOf(refusal) });
}
