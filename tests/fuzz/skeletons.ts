import { toId, type CashDropId, type CustomerId } from "#core/kernel/id.ts";
import { encodeBody, encodePath, encodeQuery } from "#core/contract/codec/answer.ts";
import { ENDPOINTS, type EndpointName } from "#core/contract/endpoints/endpoints.ts";
import { buildQuery } from "#core/contract/list/list-query.ts";
import type { PriceUpdateId } from "#core/kernel/id.ts";
import { add } from "#core/money/add.ts";
import { createHttpClient, type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import { type Requests, wellFormedRequests, BISTRO_SHOP } from "#tests/support/shopping/http-requests.ts";
import {
  BISTRO_ORGANIZATION,
  heldCart,
  newCart,
  orderBody,
  orderCart,
  product,
} from "#tests/support/shopping/http-shopping.ts";
import type { Json } from "./corpus.ts";
import type { Draft } from "./mutate.ts";

/** A well-formed request to every endpoint of the contract. */
export type Skeletons = { readonly [N in EndpointName]: Draft };

/** Makes them of what the demo has, and of a cart and an order that are made for it. */
export async function makeSkeletons(port: number): Promise<Skeletons> {
  const client = createHttpClient(port);
  await client.signIn("ana@example.com");
  const user = succeeded(await client.call("me", { query: {} }));
  const order = await orderCart(client);
  const cart = succeeded(await client.call("saveCart", { body: newCart() }));
  const manager = createHttpClient(port);
  await manager.signIn("manager@example.com");
  await manager.call("selectOrganization", { body: { organizationId: BISTRO_ORGANIZATION } });
  const records = {
    userId: user.id,
    customerId: await customerOf(port, "mihai@example.com"),
    cart: heldCart(cart),
    orderCart: await orderBody(client, cart),
    orderId: order.id,
    token: "no-token",
    priceUpdateId: await draftPrice(manager),
    // A well-formed one of nobody.
    cashDropId: toId<CashDropId>(order.id),
    shop: BISTRO_SHOP,
  };
  const drafts = draftsOf(wellFormedRequests(records));
  return {
    ...drafts,
    changeAvailability: ofAnotherProduct(drafts.changeAvailability),
    changeStock: ofAnotherProduct(drafts.changeStock),
  };
}

// Somebody who orders nothing here, so that a block is in nobody's way.
async function customerOf(port: number, email: string): Promise<CustomerId> {
  const client = createHttpClient(port);
  await client.signIn(email);
  const { id: userId } = succeeded(await client.call("me", { query: {} }));
  const body = { userId, shopId: BISTRO_SHOP.shopId, visitorId: null };
  const { id } = succeeded(await client.call("ensureCustomer", { body }));
  client.close();
  return id;
}

async function draftPrice(manager: HttpClient): Promise<PriceUpdateId> {
  const { shopId, locationId, productId } = BISTRO_SHOP;
  const menu = succeeded(await manager.call("menu", { query: { filter: { shopId } } }));
  const price = menu.products.find(({ id }) => id === productId)?.priceByLocation[locationId];
  if (price === undefined) throw new Error("The product has no price there");
  const newPrice = add(price, { amount: "0.50", currency: price.currency });
  const change = { type: "product", id: productId, locationId, expectedPrice: price, newPrice } as const;
  const body = { effectiveAt: null, changes: [change], confirmedPrice: null };
  return succeeded(await manager.call("createPriceUpdate", { body })).id;
}

function draftsOf(requests: Requests): Skeletons {
  const drafts: { [N in EndpointName]?: Draft } = {};
  for (const name of endpointNames(requests)) drafts[name] = draftOf(name, requests);
  return drafts as Skeletons;
}

// What stands in every cart is never sold out, or nobody could order any more.
function ofAnotherProduct(draft: Draft): Draft {
  const text = JSON.stringify(draft.body).replace(
    product("limonada-clasica"),
    product("clatite-cu-dulceata-sau-ciocolata"),
  );
  return { ...draft, body: JSON.parse(text) };
}

function endpointNames(requests: Requests): readonly EndpointName[] {
  return Object.keys(requests).filter((name): name is EndpointName => name in ENDPOINTS);
}

function draftOf<N extends EndpointName>(name: N, requests: Requests): Draft {
  const { params, query, body, headers = {} } = requests[name];
  const { method, path, hasBody } = ENDPOINTS[name];
  return {
    method,
    path: `/api${params === undefined ? path : encodePath(name, params)}`,
    query: query === undefined ? "" : buildQuery(encodeQuery(name, query)),
    headers,
    body: hasBody && body !== undefined ? toJson(encodeBody(name, body)) : undefined,
  };
}

function toJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value));
}

/** A browser of the demo's person of that name. */
export async function signedIn(port: number, person: string): Promise<HttpClient> {
  const client = createHttpClient(port);
  await client.call("csrfCookie");
  if (person === "") return client;
  await client.signIn(`${person}@example.com`);
  if (person === "staff" || person === "manager" || person === "admin")
    await client.call("selectOrganization", { body: { organizationId: BISTRO_ORGANIZATION } });
  return client;
}
