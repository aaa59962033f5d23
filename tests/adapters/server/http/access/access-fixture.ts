import { hashToken, newToken } from "#adapters/server/http/visitor/secrets.ts";
import type { PricedCart } from "#core/cart/cart.ts";
import type { BodyOf } from "#core/contract/endpoints/endpoints.ts";
import {
  type CartId,
  type CustomerId,
  type LocationId,
  type OrderId,
  type OrganizationId,
  type CashDropId,
  type PriceUpdateId,
  type ProductId,
  type ShopId,
  toId,
  type UserId,
} from "#core/kernel/id.ts";
import type { Order } from "#core/order/order.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { createHttpClient, type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import type { TestServer } from "#tests/support/server/test-server.ts";
import { type Actor, createAccessPeople } from "./access-people.ts";
import { BISTRO_SHOP, type RequestRecords, type RequestShop } from "#tests/support/shopping/http-requests.ts";
import { draftPrice } from "./draft-price.ts";
import {
  heldCart,
  newCart,
  newId,
  newItem,
  orderBody,
  ZEN,
  ZEN_ORGANIZATION,
} from "#tests/support/shopping/http-shopping.ts";

/** Whose records a request may be about. */
export const TARGETS = ["bistro", "zen", "guest", "newcomer", "nobody"] as const;

/** One of `TARGETS`. */
export type Target = (typeof TARGETS)[number];

/** What everybody tries to reach. */
export interface AccessFixture {
  /**
   * `bistro`: a customer's open cart and pending order at Bistro Nord. `zen`: those of a customer of Zen Kitchen. `guest`
   * and `newcomer`: their carts at Bistro Nord. `nobody`: ids that no record has, new at each reading.
   */
  readonly records: Readonly<Record<Target, RequestRecords>>;
  /** A browser of an actor's own, with a session of its own. */
  as(actor: Actor): Promise<HttpClient>;
  /** The browser in which an actor reads: the same one each time. */
  reader(actor: Actor): Promise<HttpClient>;
}

/** Creates everybody, and the carts and orders that they have. */
export async function createAccessFixture(server: TestServer): Promise<AccessFixture> {
  const people = await createAccessPeople(server);
  const { users } = people;
  const zenShop = await zenRequestShop(server);
  const bistro = {
    ...(await recordsOf(await people.as("customer"), users.customer, BISTRO_SHOP)),
    priceUpdateId: await draftPrice(server, BISTRO_SHOP),
    cashDropId: await dropCash(server, BISTRO_SHOP),
  };
  const zen = {
    ...(await recordsOf(await people.as("otherCustomer"), users.otherCustomer, zenShop)),
    priceUpdateId: await draftPrice(server, zenShop),
    cashDropId: await dropCash(server, zenShop),
  };
  const guest = await cartOf(await people.as("guest"), BISTRO_SHOP);
  const newcomer = await cartOf(await people.as("newcomer"), BISTRO_SHOP);
  for (const { orderId, token } of [bistro, zen])
    await asOwner(
      server,
      `insert into order_runs (organization_id, order_id, courier_name, token_hash, assigned_at)
         select o.organization_id, o.id, 'Dan', $2, o.placed_at from orders o where o.id = $1`,
      [orderId, hashToken(token)],
    );
  const records = {
    bistro,
    zen,
    guest: { ...bistro, ...guest },
    newcomer: { ...bistro, ...newcomer, userId: users.newcomer },
    get nobody() {
      return unknownRecords(bistro);
    },
  };
  const headers = { authorization: `Bearer ${bistro.token}` };
  const as = async (actor: Actor): Promise<HttpClient> =>
    actor === "linkHolder"
      ? createHttpClient(Number(new URL(server.origin).port), { host: "localhost", headers })
      : people.as(actor);
  const readers = new Map<Actor, Promise<HttpClient>>();
  const reader = (actor: Actor): Promise<HttpClient> => {
    const known = readers.get(actor) ?? as(actor);
    readers.set(actor, known);
    return known;
  };
  return { records, as, reader };
}

type CartRecords = Pick<RequestRecords, "cart" | "orderCart">;

/** An order, and a cart that its customer filled after it. */
async function recordsOf(
  client: HttpClient,
  userId: UserId,
  shop: RequestShop,
): Promise<Omit<RequestRecords, "priceUpdateId" | "cashDropId">> {
  const { orderCart } = await cartOf(client, shop);
  const headers = { "idempotency-key": `key-${newId()}` };
  const order: Order = succeeded(await client.call("placeOrder", { body: orderCart, headers }));
  const next = await cartOf(client, shop);
  const customer = succeeded(
    await client.call("ensureCustomer", { body: { userId, shopId: shop.shopId, visitorId: null } }),
  );
  return { ...next, userId, customerId: customer.id, orderId: order.id, token: newToken(), shop };
}

async function dropCash(
  server: TestServer,
  { organizationId, locationId }: RequestShop,
): Promise<CashDropId> {
  const id = toId<CashDropId>(newId());
  await asOwner(
    server,
    `insert into cash_drops (organization_id, id, location_id, date, courier_name, due)
       values ($1, $2, $3, '2026-11-17', 'Dan', 0)`,
    [organizationId, id, locationId],
  );
  return id;
}

async function cartOf(client: HttpClient, shop: RequestShop): Promise<CartRecords> {
  const { shopId, locationId } = shop;
  const body = newCart([newItem(shop.productId)], { shopId, locationId });
  const cart = succeeded(await client.call("saveCart", { body }));
  return { cart: heldCart(cart), orderCart: await orderBody(client, cart, await timingOf(client, cart)) };
}

// Zen Kitchen is closed at the hour of the tests' clock: then the first slot is ordered.
async function timingOf(client: HttpClient, cart: PricedCart): Promise<BodyOf<"placeOrder">["timing"]> {
  const query = { method: "pickup", date: "2026-11-18" } as const;
  const day = succeeded(await client.call("slots", { params: { id: cart.locationId }, query }));
  if (day.asap !== null) return { type: "asap" };
  const slot = day.slots.find(({ available }) => available);
  if (slot === undefined) throw new Error("The location has no free slot that day");
  return { type: "scheduled", slotStart: slot.start };
}

async function zenRequestShop({ services }: TestServer): Promise<RequestShop> {
  const snapshot = await services.shopCache.latest(ZEN);
  const location = snapshot?.locations[0];
  if (snapshot === null || location === undefined) throw new Error("The demo has no Zen Kitchen");
  const product = snapshot.menus.ro.products.find(
    ({ modifierGroupsIds, priceByLocation, disabledUntilByLocation, availableFor }) =>
      modifierGroupsIds.length === 0 &&
      priceByLocation[location.id] !== undefined &&
      disabledUntilByLocation[location.id] === undefined &&
      availableFor.includes("pickup"),
  );
  if (product === undefined) throw new Error("Zen Kitchen sells nothing plain");
  return {
    organizationId: ZEN_ORGANIZATION,
    shopId: ZEN,
    slug: "zen",
    domain: "zen.test",
    locationId: location.id,
    otherLocationId: location.id,
    productId: product.id,
    code: "ZEN15",
  };
}

function unknownRecords({ cart, orderCart }: CartRecords): RequestRecords {
  const [cartId, shopId] = [toId<CartId>(newId()), toId<ShopId>(newId())];
  const locationId = toId<LocationId>(newId());
  return {
    userId: toId<UserId>(newId()),
    customerId: toId<CustomerId>(newId()),
    cart: { ...cart, id: cartId, shopId, locationId },
    orderCart: { ...orderCart, cartId, locationId },
    orderId: toId<OrderId>(newId()),
    token: newToken(),
    priceUpdateId: toId<PriceUpdateId>(newId()),
    cashDropId: toId<CashDropId>(newId()),
    shop: {
      organizationId: toId<OrganizationId>(newId()),
      shopId,
      slug: "nobody",
      domain: "nobody.test",
      locationId,
      otherLocationId: locationId,
      productId: toId<ProductId>(newId()),
      code: "NOBODY",
    },
  };
}
