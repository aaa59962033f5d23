import { createHash, randomBytes } from "node:crypto";
import { saveCart } from "#adapters/server/cart/save-cart.ts";
import { placeOrder, type PlacedAnswer } from "#adapters/server/order/place-order.ts";
import { quoteOrder } from "#adapters/server/order/quote-order.ts";
import { insertUser } from "#adapters/server/account/user/accounts.queries.ts";
import { inAccounts } from "#adapters/server/account/session/accounts-transaction.ts";
import { provePhone } from "#adapters/server/account/phone/phones.queries.ts";
import { insertSession } from "#adapters/server/account/session/sessions.queries.ts";
import { ensureCustomer } from "#adapters/server/account/customer/customers.queries.ts";
import type { CartItem, PricedCart } from "#core/cart/cart.ts";
import type { PlaceOrderCommand } from "#core/checkout/place-order.ts";
import type { AppError } from "#core/errors/app-error.ts";
import {
  toId,
  type CartId,
  type CartItemId,
  type CustomerId,
  type OrderId,
  type UserId,
} from "#core/kernel/id.ts";
import type { Result } from "#core/kernel/result.ts";
import type { Product } from "#core/menu/menu.ts";
import { plusMillis } from "#core/time/instant.ts";
import type { TradingShop } from "./trading.ts";

/** Somebody signed in with a verified phone and a customer record at bistro-nord. */
export interface Shopper {
  readonly userId: UserId;
  readonly customerId: CustomerId;
  readonly sessionHash: string;
  readonly email: string;
}

/** An order that was placed, as its customer reads it. */
export interface PlacedSummary {
  readonly id: OrderId;
  readonly number: string;
  readonly status: string;
  readonly total: { readonly amount: string; readonly currency: string };
  readonly timeline: readonly { readonly number: number }[];
  readonly promise: {
    readonly latest: string;
    readonly trace: readonly { readonly key: string; readonly minutes: number }[];
  };
}

let phones = 0;

/** Creates a customer. */
export async function newShopper({ database, ids, clock, shopId }: TradingShop): Promise<Shopper> {
  const userId = toId<UserId>(ids.ulid());
  const customerId = toId<CustomerId>(ids.ulid());
  const sessionHash = createHash("sha256").update(randomBytes(16)).digest("hex");
  const email = `${userId.toLowerCase()}@example.com`;
  const now = clock.now();
  phones += 1;
  const phone = `+407${String(10_000_000 + phones)}`;
  await inAccounts(database.app, async (accounts) => {
    const user = {
      id: userId,
      email,
      firstName: "Ion",
      lastName: "Test",
      locale: "ro",
      acceptsMarketing: false,
    } as const;
    await insertUser(accounts, { ...user, passwordHash: "none", accepted: null }, now);
    await provePhone(accounts, userId, phone, now);
    const expiresAt = plusMillis(now, 30 * 86_400_000);
    await insertSession(
      accounts,
      {
        tokenHash: sessionHash,
        userId,
        host: "localhost",
        expiresAt,
        agent: null,
        isTwoFactor: false,
        passkeyId: null,
      },
      now,
    );
  });
  await ensureCustomer(database.app, { id: customerId, userId, shopId, visitorId: null }, now);
  return { userId, customerId, sessionHash, email };
}

/** Creates several customers, one after the other. */
export async function newShoppers(trading: TradingShop, count: number): Promise<readonly Shopper[]> {
  const shoppers: Shopper[] = [];
  for (let index = 0; index < count; index += 1) shoppers.push(await newShopper(trading));
  return shoppers;
}

/** An item without modifiers. */
export function newItem(trading: TradingShop, product: Product, terms: Partial<CartItem> = {}): CartItem {
  return {
    id: toId<CartItemId>(trading.ids.ulid()),
    productId: product.id,
    qty: 1,
    modifierIdsByGroup: {},
    notes: null,
    couponId: null,
    payByPoints: false,
    ...terms,
  };
}

/** Saves a cart with these items for a customer. */
export async function keepCart(
  trading: TradingShop,
  shopper: Shopper,
  items: readonly CartItem[],
): Promise<PricedCart> {
  const { cartDeps, shopId, locationId, ids, clock } = trading;
  const requester = { sessionHash: shopper.sessionHash, guestHash: null, locale: "ro" } as const;
  const id = toId<CartId>(ids.ulid());
  const change = { id, shopId, locationId, revision: 1, items, presentedTotal: null, fromMobileApp: false };
  const saved = await saveCart(cartDeps, requester, change, clock.now());
  if (!saved.ok) throw new Error(`The cart was refused: ${JSON.stringify(saved.error)}`);
  return saved.value;
}

/** What a customer would send to order the cart as it is: pickup, as soon as possible, cash. */
export async function commandFor(
  trading: TradingShop,
  shopper: Shopper,
  cart: PricedCart,
): Promise<PlaceOrderCommand> {
  const { cartDeps, locationId, clock } = trading;
  const choice = {
    cartId: cart.id,
    locationId,
    fulfillmentMethod: "pickup",
    deliveryAddress: null,
    timing: { type: "asap" },
    tip: null,
    paymentMethod: "cash",
  } as const;
  const requester = { sessionHash: shopper.sessionHash, guestHash: null, locale: "ro" } as const;
  const quote = await quoteOrder(cartDeps, requester, choice, clock.now());
  if (!quote.ok) throw new Error(`The quote was refused: ${JSON.stringify(quote.error)}`);
  return {
    ...choice,
    cartRevision: cart.revision,
    contact: { firstName: "Ion", lastName: null },
    cashChangeFor: null,
    cutlery: false,
    isTest: false,
    ifMissing: "remove",
    kitchenNote: null,
    companyInvoice: null,
    expectedTotal: quote.value.total,
    expectedPromise: quote.value.promise,
    acceptTerms: true,
    fromMobileApp: false,
  };
}

/** Places an order with a key. */
export function placeWithKey(
  trading: TradingShop,
  shopper: Shopper,
  command: PlaceOrderCommand,
  key: string,
): Promise<Result<PlacedAnswer, AppError>> {
  const { placeOrderDeps, clock } = trading;
  const bodyHash = createHash("sha256").update(JSON.stringify(command)).digest("hex");
  const { sessionHash } = shopper;
  return placeOrder(
    placeOrderDeps,
    { sessionHash, key, bodyHash, command, locale: "ro", admit: () => undefined, repeat: () => undefined },
    clock.now(),
  );
}

/** Orders items at once and answers the order. */
export async function orderItems(
  trading: TradingShop,
  shopper: Shopper,
  items: readonly CartItem[],
): Promise<PlacedSummary> {
  const cart = await keepCart(trading, shopper, items);
  const placed = await placeWithKey(
    trading,
    shopper,
    await commandFor(trading, shopper, cart),
    `key-${cart.id}`,
  );
  if (!placed.ok) throw new Error(`The order was refused: ${JSON.stringify(placed.error)}`);
  return readPlaced(placed.value.body);
}

/** Reads the body of a placed order. */
export function readPlaced(body: string): PlacedSummary {
  const order: PlacedSummary = JSON.parse(body);
  return order;
}

/** A product that is available at Centru and needs no choice; `index` selects one of several. */
export async function plainProduct(trading: TradingShop, index = 0): Promise<Product> {
  const snapshot = await trading.snapshot();
  const plain = snapshot.menus.ro.products.filter(
    (product) =>
      product.modifierGroupsIds.length === 0 &&
      product.priceByLocation[trading.locationId] !== undefined &&
      product.disabledUntilByLocation[trading.locationId] === undefined &&
      product.availableFor.includes("pickup"),
  );
  const product = plain[index];
  if (product === undefined) throw new Error("The demo has too few plain products");
  return product;
}
