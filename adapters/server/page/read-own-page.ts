import { loadSessionUser } from "#adapters/server/account/user/session-user.ts";
import type { CartDeps } from "#adapters/server/cart/cart-deps.ts";
import { readCart } from "#adapters/server/cart/load-cart.ts";
import { requesterOf } from "#adapters/server/cart/requester-of.ts";
import { requireSession } from "#adapters/server/http/access.ts";
import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import { toCustomerOrder } from "#adapters/server/order/orders.rows.ts";
import { type OwnOrderDeps, readOwnOrder } from "#adapters/server/order/own-order.ts";
import { listOwnOrders } from "#adapters/server/order/own-orders.ts";
import type { ShopSnapshot } from "#adapters/server/shop/shop-snapshot.ts";
import type { DrawnOrders, OwnPage } from "#core/app/own-page.ts";
import { cartCookieName } from "#core/cart/cart-cookie.ts";
import { decodeParams } from "#core/contract/codec/decode.ts";
import { type OrderId, toId } from "#core/kernel/id.ts";
import { HISTORY_STATES, type HistoryState } from "#core/order/history/history-state.ts";
import { historyPlace } from "#core/order/history/order-history-path.ts";
import { OWN_ORDERS_PER_PAGE } from "#core/order/history/page-count.ts";
import type { RouteMatch } from "#core/routing/match-route.ts";
import type { RouteId } from "#core/routing/route-id.ts";

/** What reading for own pages needs. */
export interface OwnPageDeps extends OwnOrderDeps, CartDeps {}

/** Who asks for a page, and where it is. */
export interface AskedPage {
  readonly match: RouteMatch;
  /** The page's address, without and with what is searched for. */
  readonly path: string;
  readonly search: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly visitor: Visitor;
}

/** Reads what a page shows of the one who asks; null where it shows nothing of theirs. */
type Reader = (deps: OwnPageDeps, asked: AskedPage, shopSnapshot: ShopSnapshot) => Promise<OwnPage | null>;

const NOTHING = { order: null, orders: [], cart: null } as const;

/** The cart that the browser names, where its owner may order it; an empty one shows nothing. */
const readNamedCart: Reader = async (deps, { cookies, visitor }, { shop, menus }) => {
  const params = decodeParams("loadCart", { id: cookies[cartCookieName(shop.id)] ?? "" });
  const requester = requesterOf(visitor, shop.locale);
  if (!params.ok || requester === null) return null;
  const [user, read] = await Promise.all([
    userOf(deps, visitor),
    readCart(deps, requester, params.value.id, visitor.now),
  ]);
  if (user.phoneVerifiedAt === null || !read.ok) return null;
  const cart = read.value.answer;
  if (cart.shopId !== shop.id || cart.lines.length === 0) return null;
  const named = new Set(cart.lines.map(({ productId }) => productId));
  const products = menus[shop.locale].products.filter(({ id }) => named.has(id));
  const pictures = Object.fromEntries(
    products.flatMap(({ id, picture }) => (picture === null ? [] : [[id, picture] as const])),
  );
  return { ...NOTHING, user, cart: { cart, pictures } };
};

/** What is read for the pages that are drawn for the one who asks; the walls are those of the calls that the app makes for it. */
export const OWN_PAGE_READERS: Partial<Record<RouteId, Reader>> = {
  "shop.order": async (deps, { match, visitor }) => {
    const [user, { stored }] = await Promise.all([
      userOf(deps, visitor),
      readOwnOrder(deps, visitor, toId<OrderId>(match.params["order"] ?? "")),
    ]);
    const order = toCustomerOrder(stored, visitor);
    // What shows changes comes late, so that the server cannot draw it.
    return order.lineChanges.length > 0 ? null : { ...NOTHING, user, order };
  },
  "shop.orders": async (deps, { visitor }, { shop }) => {
    const [user, active] = await Promise.all([
      userOf(deps, visitor),
      ordersOf(deps, visitor, shop, "active"),
    ]);
    return { ...NOTHING, user, orders: [active] };
  },
  "shop.home": async (deps, { visitor }, { shop }) => {
    const reading = HISTORY_STATES.map((state) => ordersOf(deps, visitor, shop, state));
    const [user, ...orders] = await Promise.all([userOf(deps, visitor), ...reading]);
    return { ...NOTHING, user, orders };
  },
  "shop.cart": readNamedCart,
  "shop.checkout": readNamedCart,
};

/** The first page of the orders of the one who asks. */
async function ordersOf(
  deps: OwnPageDeps,
  visitor: Visitor,
  { id: shopId }: ShopSnapshot["shop"],
  state: HistoryState,
): Promise<DrawnOrders> {
  const { userId } = await requireSession(visitor);
  const query = { shopId, ...historyPlace(state, null, null) };
  const asked = { ...query, userId, search: null, perPage: OWN_ORDERS_PER_PAGE };
  return { query, page: await listOwnOrders(deps, asked, visitor) };
}

async function userOf(deps: OwnPageDeps, visitor: Visitor): Promise<OwnPage["user"]> {
  return loadSessionUser(deps, await requireSession(visitor), visitor.now);
}
