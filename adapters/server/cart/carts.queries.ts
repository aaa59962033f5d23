import * as Schema from "effect/Schema";
import { decoderOf } from "#adapters/server/db/decoder.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { pricingState, type PricingState } from "./pricing/pricing-state.ts";
import { buyer, type Buyer } from "#adapters/server/account/session/session.ts";
import { count } from "#core/contract/schema/scalars.ts";
import { TAKE_OVER_LEAP } from "#core/cart/cart.ts";
import type { PriceTerms } from "#core/cart/pricing/price-terms.ts";
import type { CartWriterId, UserId } from "#core/kernel/id.ts";
import { SEEN_STEP_MS } from "#core/cart/stale-cart.ts";
import { slotStartOf } from "#core/shop/slot/slot-input.ts";
import { plusMillis, type Instant } from "#core/time/instant.ts";
import { toCartRow, toTermsRow } from "./carts.rows.ts";
import { storedCart, toStoredCarts, unitPrices as unitPricesCodec, type StoredCart } from "./stored-cart.ts";

/** Who wants a cart: a session's hash, a guest's, or both right after a login. */
export interface CartOwner {
  readonly sessionHash: string | null;
  readonly guestHash: string | null;
}

/** Which cart, and at which place it is looked at; null is the cart's own. */
export interface CartContextParams extends CartOwner {
  readonly cartId: string;
  readonly shopId: string | null;
  readonly locationId: string | null;
}

/** A cart with what its prices depend on. */
export interface StoredCartContext {
  readonly user: Buyer | null;
  /** Null when there is none, or it is somebody else's. */
  readonly cart: StoredCart | null;
  /** Whether somebody else owns a cart of this id. */
  readonly taken: boolean;
  /** Null when there is no such shop. */
  readonly pricingState: PricingState | null;
}

/** Reads a cart and its surroundings in one round trip. */
export async function readCartContext(
  database: Queries,
  params: CartContextParams,
  now: Instant,
): Promise<StoredCartContext> {
  const { sessionHash, guestHash, cartId, shopId, locationId } = params;
  const row = await READ_CONTEXT.one(
    database,
    sessionHash,
    guestHash,
    cartId,
    shopId,
    locationId,
    slotStartOf(now),
    now,
  );
  return decodeContext(row.context);
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
 * Writes a cart if its revision is the newest and its base is held or the writer's own, its owner keeps the terms and
 * the shop is still at its version; binds the owner at the first write. One statement. Null when nothing was written.
 */
export async function writeCart(
  database: Queries,
  owner: CartOwner,
  cart: CartWrite,
  terms: CartTerms,
  now: Instant,
): Promise<WrittenCart | null> {
  const { kept } = await WRITE_CART.one(
    database,
    owner.sessionHash,
    owner.guestHash,
    JSON.stringify(toCartRow(cart)),
    JSON.stringify(toTermsRow(terms, now)),
    now,
  );
  if (kept === null) return null;
  const { prices, is_new } = decodeKept(kept);
  return { prices, isNew: is_new };
}

/** The writer's last save from which a cart was made (`revision`; null: not known); null when the cart has changed. */
export async function readWriter(
  database: Queries,
  cart: Pick<StoredCart, "organizationId" | "id" | "revision">,
  writer: CartWriterId | null,
): Promise<{ readonly revision: number | null } | null> {
  if (writer === null) return { revision: null };
  const row = await READ_WRITER.one(database, cart.organizationId, cart.id, cart.revision, writer);
  return row.writer === null ? null : decodeWriter(row.writer);
}

/** Notes that a guest looked at a cart, unless that was noted within the hour. */
export async function noteSeen(
  database: Queries,
  cart: Pick<StoredCart, "organizationId" | "id">,
  guestHash: string,
  now: Instant,
): Promise<void> {
  await NOTE_SEEN.run(database, cart.organizationId, cart.id, guestHash, plusMillis(now, -SEEN_STEP_MS), now);
}

/** Lets a guest make no cart for so long; every cart that was made before is seen by every read after this. */
export async function handGuestOver(database: Queries, guestHash: string, millis: number): Promise<void> {
  await HAND_GUEST_OVER.run(database, guestHash, millis);
}

/** Whether a guest's carts were taken over a moment ago. */
export async function isHandedOver(database: Queries, { guestHash }: CartOwner): Promise<boolean> {
  if (guestHash === null) return false;
  return (await IS_HANDED_OVER.one(database, guestHash)).is;
}

/** The open carts of a guest, and of the user the guest turned out to be, newest first. */
export async function readCartsToMerge(
  database: Queries,
  guestHash: string,
  userId: UserId,
): Promise<{ readonly guest: readonly StoredCart[]; readonly saved: readonly StoredCart[] }> {
  const row = await READ_CARTS_TO_MERGE.one(database, guestHash, userId);
  const carts = toStoredCarts(row.carts ?? []);
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
  const { done } = await MERGE_CART.one(
    database,
    guest.organizationId,
    guest.id,
    guest.revision,
    guestHash,
    userId,
    JSON.stringify(items),
    JSON.stringify(unitPrices),
    saved?.id ?? null,
    saved?.revision ?? null,
    TAKE_OVER_LEAP,
    now,
  );
  return done;
}

/** Keeps the unit prices that were just answered for a cart, unless it was changed meanwhile. */
export async function writeAnswered(
  database: Queries,
  cart: Pick<StoredCart, "organizationId" | "id" | "revision">,
  unitPrices: StoredCart["unitPrices"],
): Promise<void> {
  await WRITE_ANSWERED.run(database, cart.organizationId, cart.id, cart.revision, JSON.stringify(unitPrices));
}

const decodeContext = decoderOf(
  "a cart's context",
  Schema.Struct({
    user: Schema.NullOr(buyer),
    cart: Schema.NullOr(storedCart),
    taken: Schema.Boolean,
    pricingState: Schema.NullOr(pricingState),
  }),
);

const decodeKept = decoderOf(
  "a kept cart",
  Schema.Struct({ prices: unitPricesCodec, is_new: Schema.Boolean }),
);

const decodeWriter = decoderOf("a writer", Schema.Struct({ revision: Schema.NullOr(count) }));

const READ_CONTEXT = statement(
  "cart.readContext",
  "select cart_pricing_context($1, $2, $3, $4, $5, $6, $7) as context",
);

const WRITE_CART = statement("cart.write", "select cart_save($1, $2, $3, $4, $5) as kept");

const READ_WRITER = statement("cart.readWriter", "select cart_writer($1, $2, $3, $4) as writer");

const NOTE_SEEN = statement("cart.noteSeen", "select cart_seen($1, $2, $3, $4, $5)");

const HAND_GUEST_OVER = statement("cart.handGuestOver", "select guest_hand_over($1, $2)");

const IS_HANDED_OVER = statement("cart.isHandedOver", "select is_handed_over($1) as is", ["is"]);

const READ_CARTS_TO_MERGE = statement("cart.readToMerge", "select carts_to_merge($1, $2) as carts");

const MERGE_CART = statement(
  "cart.merge",
  "select cart_take_over($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) as done",
  ["done"],
);

const WRITE_ANSWERED = statement("cart.writeAnswered", "select cart_answered($1, $2, $3, $4)");
