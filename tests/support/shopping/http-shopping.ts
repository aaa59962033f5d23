import { randomBytes } from "node:crypto";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import { inAccounts } from "#adapters/server/account/session/accounts-transaction.ts";
import { insertSession } from "#adapters/server/account/session/sessions.queries.ts";
import { insertUser } from "#adapters/server/account/user/accounts.queries.ts";
import { provePhone } from "#adapters/server/account/phone/phones.queries.ts";
import { SESSION_COOKIE } from "#adapters/server/http/visitor/cookies.ts";
import { hashSessionToken, newToken } from "#adapters/server/http/visitor/secrets.ts";
import type { BodyOf } from "#core/contract/endpoints/endpoints.ts";
import type { PricedCart } from "#core/cart/cart.ts";
import type { DeliveryAddress } from "#core/fulfillment/address/delivery-address.ts";
import {
  type CartId,
  type CartItemId,
  type LocationId,
  type OrganizationId,
  type ProductId,
  type ShopId,
  toId,
  type UserId,
} from "#core/kernel/id.ts";
import type { Order } from "#core/order/order.ts";
import { plusMillis } from "#core/time/instant.ts";
import { type HttpClient, succeeded } from "../http/http-client.ts";
import type { TestServer } from "../server/test-server.ts";

/** The demo's shops, as tests name them. */
export const BISTRO = toId<ShopId>(demoId("shop", "bistro-nord"));
export const CENTRU = toId<LocationId>(demoId("location", "bistro-nord", "centru"));
export const AVIATORILOR = toId<LocationId>(demoId("location", "bistro-nord", "aviatorilor"));
export const ZEN = toId<ShopId>(demoId("shop", "zen"));
export const BISTRO_ORGANIZATION = toId<OrganizationId>(demoId("organization", "bistro-nord"));
export const ZEN_ORGANIZATION = toId<OrganizationId>(demoId("organization", "zen-kitchen"));

const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A new id of any noun. */
export function newId(): string {
  return `01${[...randomBytes(24)].map((byte) => LETTERS[byte % 32]).join("")}`;
}

/** The demo's product of that key at bistro-nord. */
export function product(key: string): ProductId {
  return toId<ProductId>(demoId("product", "bistro-nord", key));
}

/** An item without modifiers, as a browser sends it. */
export function newItem(
  productId: ProductId,
  terms: Partial<BodyOf<"saveCart">["items"][number]> = {},
): BodyOf<"saveCart">["items"][number] {
  const id = toId<CartItemId>(newId());
  return {
    id,
    productId,
    qty: 1,
    modifierIdsByGroup: {},
    notes: null,
    couponId: null,
    payByPoints: false,
    ...terms,
  };
}

/** A cart at Centru, as a browser sends it. */
export function newCart(
  items: BodyOf<"saveCart">["items"] = [newItem(product("limonada-clasica"))],
  change: Partial<BodyOf<"saveCart">> = {},
): BodyOf<"saveCart"> {
  return {
    id: toId<CartId>(newId()),
    shopId: BISTRO,
    locationId: CENTRU,
    revision: 1,
    baseRevision: null,
    writer: null,
    items,
    presentedUi: { total: null },
    fromMobileApp: false,
    ...change,
  };
}

let people = 0;

/** A browser where a new customer with a verified phone is signed in. */
export async function newCustomer(
  server: TestServer,
  host = "localhost",
): Promise<HttpClient & { readonly userId: UserId }> {
  const { database, services, clock } = server;
  const userId = toId<UserId>(services.ids.ulid());
  const token = newToken();
  people += 1;
  const phone = `+407${String(20_000_000 + people)}`;
  const email = `${userId.toLowerCase()}@example.com`;
  const now = clock.now();
  await inAccounts(database.app, async (accounts) => {
    const person = {
      id: userId,
      email,
      firstName: "Ion",
      lastName: "Test",
      locale: "ro",
      acceptsMarketing: false,
    } as const;
    await insertUser(accounts, { ...person, passwordHash: "none", accepted: null }, now);
    await provePhone(accounts, userId, phone, now);
    const expiresAt = plusMillis(now, 7 * 86_400_000);
    await insertSession(
      accounts,
      {
        tokenHash: hashSessionToken(token, host),
        userId,
        host,
        expiresAt,
        agent: null,
        isTwoFactor: false,
        passkeyId: null,
      },
      now,
    );
  });
  const client = server.client(host);
  client.cookies.set(SESSION_COOKIE, token);
  return { ...client, userId };
}

/** What a customer sends to order a cart as it is, in cash: picked up unless there is an address, as soon as possible unless another time is named. */
export async function orderBody(
  client: HttpClient,
  cart: PricedCart,
  timing: BodyOf<"placeOrder">["timing"] = { type: "asap" },
  deliveryAddress: BodyOf<"placeOrder">["deliveryAddress"] = null,
): Promise<BodyOf<"placeOrder">> {
  const choice = {
    cartId: cart.id,
    locationId: cart.locationId,
    fulfillmentMethod: deliveryAddress === null ? "pickup" : "delivery",
    deliveryAddress,
    timing,
    tip: null,
    paymentMethod: "cash",
  } as const;
  const quote = succeeded(await client.call("quote", { body: choice }));
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
    expectedTotal: quote.total,
    expectedPromise:
      quote.promise === null ? null : { earliest: quote.promise.earliest, latest: quote.promise.latest },
    acceptTerms: true,
    fromMobileApp: false,
  };
}

/** The cart as the browser that got it would send it again. */
export function heldCart({
  lines: _lines,
  changes: _changes,
  promotions: _promotions,
  updatedAt: _at,
  ...held
}: PricedCart): BodyOf<"saveCart"> {
  return { ...held, baseRevision: null, writer: null };
}

/** Saves a cart and orders it. */
export async function orderCart(
  client: HttpClient,
  cart: BodyOf<"saveCart"> = newCart(),
  deliveryAddress: BodyOf<"placeOrder">["deliveryAddress"] = null,
): Promise<Order> {
  const saved = succeeded(await client.call("saveCart", { body: cart }));
  const body = await orderBody(client, saved, { type: "asap" }, deliveryAddress);
  return succeeded(
    await client.call("placeOrder", { body, headers: { "idempotency-key": `key-${newId()}` } }),
  );
}

/** An address that Centru delivers to. */
export const NEAR_CENTRU: DeliveryAddress = {
  street: "Strada Lipscani",
  number: "12",
  city: "București",
  block: null,
  staircase: null,
  floor: null,
  apartment: null,
  intercom: null,
  coordinates: { latitude: 44.4363, longitude: 26.0987 },
  courierNote: "Sună la poartă",
};

/** Orders enough lemonade to an address near Centru. */
export function orderDelivery(client: HttpClient): Promise<Order> {
  const cart = newCart([newItem(product("limonada-clasica"), { qty: 6 })]);
  return orderCart(client, cart, NEAR_CENTRU);
}

/** A browser in which one of the staff works in an organization. */
export async function newStaff(
  server: TestServer,
  email: string,
  organizationId: OrganizationId,
): Promise<HttpClient> {
  const client = server.client();
  await client.signIn(email);
  const { status } = await client.call("selectOrganization", { body: { organizationId } });
  if (status !== 204) throw new Error(`${email} may not work there: ${status}`);
  return client;
}
