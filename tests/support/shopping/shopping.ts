import { ulid } from "ulid";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import type { HttpAnswer, HttpClient } from "../http/http-client.ts";

/** An amount in the API's format. */
export interface WireMoney {
  readonly amount: string;
  readonly currency: string;
}

/** The fields of a menu that these tests read. */
export interface WireMenu {
  readonly products: readonly WireProduct[];
  readonly modifier_groups: readonly {
    readonly id: string;
    readonly min_choices: number;
    readonly single_choice: boolean;
    readonly modifiers: readonly {
      readonly id: string;
      readonly price_by_location: Readonly<Record<string, unknown>>;
    }[];
  }[];
}

/** The fields of a product that these tests read. */
export interface WireProduct {
  readonly id: string;
  readonly slug: string;
  readonly modifier_groups_ids: readonly string[];
  readonly redeemable_by_points: boolean;
  readonly redeemable_for: number | null;
  readonly price_by_location: Readonly<Record<string, unknown>>;
  readonly disabled_until_by_location: Readonly<Record<string, unknown>>;
  readonly available_for: readonly string[];
}

/** An item in the body of a request. */
export interface WireItem {
  readonly id: string;
  readonly product_id: string;
  readonly qty: number;
  readonly modifier_ids_by_group: Readonly<Record<string, string | readonly string[]>>;
  readonly coupon_id: string | null;
  readonly pay_by_points: boolean;
}

/** The fields of a quote and an order that these tests read. */
export interface WireQuote {
  readonly total: WireMoney;
  readonly promise: { readonly earliest: string; readonly latest: string } | null;
  readonly blockers: readonly { readonly key: string }[];
}
export interface WireOrder {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly total: WireMoney;
}

/** The shop of these tests. */
export const SHOP_ID = demoId("shop", "bistro-nord");
/** Centru: open round the clock. */
export const LOCATION_ID = demoId("location", "bistro-nord", "centru");
/** 20 % off everything, without any limit of uses. */
export const COUPON_ID = demoId("promotion", "bistro-nord", "nord20");
export const MENU_PATH = `/api/menu?filter[shop_id]=${SHOP_ID}`;

/** The menu of bistro-nord. */
export async function readMenu(client: HttpClient): Promise<WireMenu> {
  return expectStatus(await client.get<WireMenu>(MENU_PATH), 200).body();
}

/** Products that can be picked up at Centru now. */
export function productsToBeHad({ products }: WireMenu): readonly WireProduct[] {
  return products.filter(
    (product) =>
      product.price_by_location[LOCATION_ID] !== undefined &&
      product.disabled_until_by_location[LOCATION_ID] === undefined &&
      product.available_for.includes("pickup"),
  );
}

/** An item of quantity 1 of a product without modifiers; `terms` override that. */
export function itemOf(product: WireProduct | undefined, terms: Partial<WireItem> = {}): WireItem {
  if (product === undefined) throw new Error("The demo has too few products of this kind");
  return {
    id: ulid(),
    product_id: product.id,
    qty: 1,
    modifier_ids_by_group: {},
    coupon_id: null,
    pay_by_points: false,
    ...terms,
  };
}

/** Three lines as an order of the demo's guest has them: one with choices, one with the coupon, one for points. */
export function threeLines(menu: WireMenu): readonly WireItem[] {
  const products = productsToBeHad(menu);
  const plain = products.filter((product) => product.modifier_groups_ids.length === 0);
  const forPoints = plain.find((product) => product.redeemable_by_points);
  const withChoices = products.find((product) => product.modifier_groups_ids.length >= 2);
  return [
    itemOf(withChoices, {
      modifier_ids_by_group: fewestChoices(menu, withChoices?.modifier_groups_ids ?? []),
    }),
    itemOf(
      plain.find((product) => product !== forPoints),
      { qty: 2, coupon_id: COUPON_ID },
    ),
    itemOf(forPoints, { pay_by_points: true }),
  ];
}

/** Saves a cart, quotes it and answers the body that orders it: pickup, as soon as possible, cash. */
export async function fillCart(
  client: HttpClient,
  items: readonly WireItem[],
  saves = 1,
): Promise<Readonly<Record<string, unknown>>> {
  const cartId = ulid();
  const cart = { id: cartId, shop_id: SHOP_ID, location_id: LOCATION_ID };
  for (let revision = 1; revision <= saves; revision += 1) {
    const chosen = items.slice(0, Math.ceil((items.length * revision) / saves));
    expectStatus(await client.send("PATCH", "/api/carts", { ...cart, revision, items: chosen }), 200);
  }
  const choice = {
    cart_id: cartId,
    location_id: LOCATION_ID,
    fulfillment_method: "pickup",
    payment_method: "cash",
  };
  const quote = expectStatus(await client.send<WireQuote>("POST", "/api/checkout/quote", choice), 200).body();
  if (quote.blockers.length > 0) throw new CartBlocked(quote.blockers);
  const { promise, total } = quote;
  return {
    ...choice,
    cart_revision: saves,
    contact: { first_name: "Ion" },
    timing: { type: "asap" },
    expected_total: total,
    expected_promise: promise === null ? null : { earliest: promise.earliest, latest: promise.latest },
    accept_terms: true,
  };
}

/** A cart that was quoted and cannot be ordered. */
export class CartBlocked extends Error {
  readonly keys: readonly string[];

  constructor(blockers: readonly { readonly key: string }[]) {
    super(`The cart cannot be ordered: ${JSON.stringify(blockers)}`);
    this.keys = blockers.map(({ key }) => key);
  }
}

/** Places an order with a key. */
export function placeOrder(client: HttpClient, body: unknown, key: string): Promise<HttpAnswer<WireOrder>> {
  return client.send<WireOrder>("POST", "/api/orders", body, { "idempotency-key": key });
}

/** An answer with another status than the test needs to continue. */
export class UnexpectedStatus extends Error {
  readonly status: number;
  readonly answer: HttpAnswer<unknown>;

  constructor(wanted: number, answer: HttpAnswer<unknown>) {
    super(`Expected ${wanted}, got ${answer.status}: ${answer.text.slice(0, 500)}`);
    this.status = answer.status;
    this.answer = answer;
  }
}

/** The answer, when it has this status; else an error that shows it. */
export function expectStatus<T>(answer: HttpAnswer<T>, status: number): HttpAnswer<T> {
  if (answer.status !== status) throw new UnexpectedStatus(status, answer);
  return answer;
}

function fewestChoices(menu: WireMenu, groupIds: readonly string[]): WireItem["modifier_ids_by_group"] {
  const chosen = groupIds.map((id) => {
    const group = menu.modifier_groups.find((one) => one.id === id);
    const ids = (group?.modifiers ?? [])
      .filter((modifier) => modifier.price_by_location[LOCATION_ID] !== undefined)
      .slice(0, Math.max(1, group?.min_choices ?? 1))
      .map((modifier) => modifier.id);
    return [id, group?.single_choice === true ? ids[0] : ids] as const;
  });
  return Object.fromEntries(chosen.flatMap(([id, ids]) => (ids === undefined ? [] : [[id, ids]])));
}
