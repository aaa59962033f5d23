import { ulid } from "ulid";
import { COOKIES } from "#adapters/browser/storage/cookie-names.ts";
import { cartCookieName } from "#core/cart/cart-cookie.ts";
import { toId } from "#core/kernel/id.ts";
import { createBrowserClient, createHttpClient } from "#tests/support/http/http-client.ts";
import {
  expectStatus,
  fillCart,
  LOCATION_ID,
  placeOrder,
  readMenu,
  SHOP_ID,
  type WireOrder,
} from "#tests/support/shopping/shopping.ts";
import type { BenchSite } from "../bench-site.ts";

/** A page that is visited, by whom, and what it must reach. */
export interface VisitedPage {
  readonly name: string;
  readonly path: string;
  readonly cookies: Readonly<Record<string, string>>;
  /** Of 100. */
  readonly performance: number;
  /** What search engines find: its first paint and the other categories have lines as well. */
  readonly isPublic: boolean;
}

const PUBLIC_PERFORMANCE = 99;
const OWN_PERFORMANCE = 95;
const PAST_ORDERS = 3;
const SHOP = "/shops/bistro-nord";

/** What owners read before they are customers of ours. */
const OWNERS_PAGES = [
  "/landing",
  "/new-landing",
  "/landing/features",
  "/landing/prices",
  "/landing/contact",
  "/terms",
  "/privacy",
  "/cookies",
  "/refund",
] as const;

/** The pages of a visitor, of a customer with orders and a cart, and of staff. */
export async function visitedPages(site: BenchSite): Promise<readonly VisitedPage[]> {
  const guest = createBrowserClient(site.server.port);
  const slug = (await readMenu(guest)).products.find(({ id }) => id === site.items[0]?.product_id)?.slug;
  guest.close();
  const [customer] = await site.newCustomers(1);
  if (slug === undefined || customer === undefined) throw new Error("The demo has no product or no customer");
  const client = createBrowserClient(site.server.port, customer.cookies);
  const fresh = () => site.items.map((item) => ({ ...item, id: ulid() }));
  const order = async (): Promise<WireOrder> =>
    expectStatus(await placeOrder(client, await fillCart(client, fresh()), ulid()), 201).body();
  const past: string[] = [];
  for (let at = 0; at < PAST_ORDERS; at += 1) past.push((await order()).id);
  await site.fulfill(past);
  const { id: activeId } = await order();
  const cart = await fillCart(client, fresh());
  // Who has ordered has long answered this question; it would be the largest text of each page, and come last.
  const refusal = { analytics: false, marketing: false, visitor_id: null };
  expectStatus(await client.send("POST", "/api/consents", refusal), 204);
  client.close();
  const staff = createHttpClient(site.server.port, { host: "localhost" });
  await staff.signIn("staff@example.com");
  const visitor = { cookies: {}, performance: PUBLIC_PERFORMANCE, isPublic: true };
  // The browser knows its cart by a cookie of its own, and was asked long ago whether the shop shall be installed.
  const cookies = {
    ...customer.cookies,
    [cartCookieName(toId(SHOP_ID))]: String(cart["cart_id"]),
    [COOKIES.installAsked]: "1",
  };
  const own = { cookies, performance: OWN_PERFORMANCE, isPublic: false };
  const office = {
    cookies: Object.fromEntries(staff.cookies),
    performance: OWN_PERFORMANCE,
    isPublic: false,
  };
  staff.close();
  return [
    ...OWNERS_PAGES.map((path) => ({ name: path.slice(1), path, ...visitor })),
    { name: "shop", path: SHOP, ...visitor },
    { name: "menu", path: `${SHOP}/menu`, ...visitor },
    { name: "product", path: `${SHOP}/products/${slug}`, ...visitor },
    { name: "location", path: `${SHOP}/location/${LOCATION_ID}`, ...visitor },
    { name: "own menu", path: `${SHOP}/menu`, ...own },
    { name: "cart", path: `${SHOP}/cart`, ...own },
    { name: "checkout", path: `${SHOP}/checkout`, ...own },
    { name: "own orders", path: `${SHOP}/orders`, ...own },
    { name: "order", path: `${SHOP}/orders/${activeId}`, ...own },
    { name: "board", path: "/operations/pending", ...office },
  ];
}
