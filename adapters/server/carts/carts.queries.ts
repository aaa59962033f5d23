import type { Queries } from "#adapters/server/db/prepared.ts";
import type { Trade } from "#adapters/server/orders/trade.ts";
import type { Buyer } from "#adapters/server/users/session.ts";
import type { PriceTerms } from "#core/cart/price-terms.ts";
import type { CartWriterId, UserId } from "#core/kernel/id.ts";
import { SEEN_STEP_MS } from "#core/cart/stale-cart.ts";
import { plusMillis, type Instant } from "#core/time/instant.ts";
import { toCartRow, toTermsRow } from "./carts.rows.ts";
import type { StoredCart } from "./stored-cart.ts";

/** Who wants a cart: a session's hash, a guest's, or both right after a login. */
export interface CartOwner {
  readonly sessionHash: string | null;
  readonly guestHash: string | null;
}

/** Which cart, and at which place it is looked at; null is the cart's own. */
export interface CartQuestion extends CartOwner {
  readonly cartId: string;
  readonly shopId: string | null;
  readonly locationId: string | null;
}

/** A cart with what its prices depend on. */
export interface CartContext {
  readonly user: Buyer | null;
  /** Null when there is none, or it is somebody else's. */
  readonly cart: StoredCart | null;
  /** Whether somebody else owns a cart of this id. */
  readonly taken: boolean;
  /** Null when there is no such shop. */
  readonly trade: Trade | null;
}

/** Reads a cart and its surroundings in one round trip. */
export async function readCartContext(
  database: Queries,
  question: CartQuestion,
  now: Instant,
): Promise<CartContext> {
  const { sessionHash, guestHash, cartId, shopId, locationId } = question;
  const { rows } = await database.query<{ context: CartContext }>(
    "select cart_context($1, $2, $3, $4, $5, $6) as context",
    [sessionHash, guestHash, cartId, shopId, locationId, now],
  );
  const context = rows[0]?.context;
  if (context === undefined) throw new Error("cart_context answers one row");
  return context;
}

/** A cart to be kept; whose it is, is found out when it is written. */
export type CartWrite = Omit<StoredCart, "orderedAs" | "userId">;

/** What a cart was decided on: it is kept only while that holds. */
export interface CartTerms extends PriceTerms {
  readonly shopVersion: number;
  /** The revision that it was made from; null for whatever is older. */
  readonly baseRevision: number | null;
  readonly writer: CartWriterId | null;
}

/** A cart that was written. */
export interface WrittenCart {
  /** The unit prices that were held before. */
  readonly prices: StoredCart["unitPrices"];
  /** Whether there was none of this id before. */
  readonly isNew: boolean;
}

/**
 * Writes a cart if its revision is the newest and its base is held or the writer's own, its owner keeps the terms and the shop is still at its version; binds the
 * owner at the first write. One statement. Null when nothing was written.
 */
export async function writeCart(
  database: Queries,
  owner: CartOwner,
  cart: CartWrite,
  terms: CartTerms,
  now: Instant,
): Promise<WrittenCart | null> {
  const { rows } = await database.query<{ kept: { prices: WrittenCart["prices"]; is_new: boolean } | null }>(
    "select cart_keep_based($1, $2, $3, $4, $5) as kept",
    [
      owner.sessionHash,
      owner.guestHash,
      JSON.stringify(toCartRow(cart)),
      JSON.stringify(toTermsRow(terms, now)),
      now,
    ],
  );
  const kept = rows[0]?.kept ?? null;
  return kept && { prices: kept.prices, isNew: kept.is_new };
}

/** The writer's last save from which a cart was made (`revision`; null: not known); null when the cart has changed. */
export async function readWriter(
  database: Queries,
  cart: Pick<StoredCart, "organizationId" | "id" | "revision">,
  writer: CartWriterId | null,
): Promise<{ readonly revision: number | null } | null> {
  if (writer === null) return { revision: null };
  const { rows } = await database.query<{ writer: { revision: number | null } | null }>(
    "select cart_writer($1, $2, $3, $4) as writer",
    [cart.organizationId, cart.id, cart.revision, writer],
  );
  return rows[0]?.writer ?? null;
}

/** Notes that a guest looked at a cart, unless that was noted within the hour. */
export async function noteSeen(
  database: Queries,
  cart: Pick<StoredCart, "organizationId" | "id">,
  guestHash: string,
  now: Instant,
): Promise<void> {
  await database.query("select cart_seen($1, $2, $3, $4, $5)", [
    cart.organizationId,
    cart.id,
    guestHash,
    plusMillis(now, -SEEN_STEP_MS),
    now,
  ]);
}

/** The open carts of a guest, and of the user the guest turned out to be, newest first. */
export async function readCartsToMerge(
  database: Queries,
  guestHash: string,
  userId: UserId,
): Promise<{ readonly guest: readonly StoredCart[]; readonly saved: readonly StoredCart[] }> {
  const { rows } = await database.query<{ carts: readonly StoredCart[] }>(
    "select carts_to_merge($1, $2) as carts",
    [guestHash, userId],
  );
  const carts = rows[0]?.carts ?? [];
  return {
    guest: carts.filter((cart) => cart.userId === null),
    saved: carts.filter((cart) => cart.userId !== null),
  };
}

/** A guest's cart as it was read, the user's cart whose lines join it (null: none), and what they make together. */
export interface CartMerge {
  readonly guest: StoredCart;
  readonly saved: StoredCart | null;
  readonly items: StoredCart["items"];
  readonly unitPrices: StoredCart["unitPrices"];
}

/**
 * Hands a guest's cart to a user with merged items, and empties the cart that they came from, both at the revisions that
 * were read. False and nothing written when either has changed since.
 */
export async function mergeCart(
  database: Queries,
  { guest, saved, items, unitPrices }: CartMerge,
  { guestHash, userId }: { readonly guestHash: string; readonly userId: UserId },
  now: Instant,
): Promise<boolean> {
  const { rows } = await database.query<{ done: boolean }>(
    "select cart_merge($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) as done",
    [
      guest.organizationId,
      guest.id,
      guest.revision,
      guestHash,
      userId,
      JSON.stringify(items),
      JSON.stringify(unitPrices),
      saved?.id ?? null,
      saved?.revision ?? null,
      now,
    ],
  );
  return rows[0]?.done ?? false;
}

/** Keeps the unit prices that were just answered for a cart, unless it was changed meanwhile. */
export async function writeAnswered(
  database: Queries,
  cart: Pick<StoredCart, "organizationId" | "id" | "revision">,
  unitPrices: StoredCart["unitPrices"],
): Promise<void> {
  await database.query("select cart_answered($1, $2, $3, $4)", [
    cart.organizationId,
    cart.id,
    cart.revision,
    JSON.stringify(unitPrices),
  ]);
}
