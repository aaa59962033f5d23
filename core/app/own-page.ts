import { selectUser } from "#core/account/auth/auth.selectors.ts";
import type { User } from "#core/account/user.ts";
import type { PricedCart } from "#core/cart/cart.ts";
import type { OrderId, ProductId } from "#core/kernel/id.ts";
import type { Page } from "#core/kernel/page.ts";
import type { HistoryQuery } from "#core/order/history/order-history.machine.ts";
import type { Picture } from "#core/menu/menu.ts";
import type { Order } from "#core/order/order.ts";
import type { App } from "./create-app.ts";

/** What a page is drawn with that shows something of the one who asks for it (PAGE-13): such a page is kept by nobody. */
export interface OwnPage {
  readonly user: User;
  /** The order that the page is about; null on others. */
  readonly order: Order | null;
  /** The pages of own orders that it lists; none on others. */
  readonly orders: readonly DrawnOrders[];
  /** The cart that it shows; null on others. */
  readonly cart: DrawnCart | null;
}

/** A page of own orders, and what it answers. */
export interface DrawnOrders {
  readonly query: HistoryQuery;
  readonly page: Page<Order>;
}

/** A cart, and how its products look: the page has no menu. */
export interface DrawnCart {
  readonly cart: PricedCart;
  readonly pictures: Readonly<Record<ProductId, Picture>>;
}

type DrawnApp = Pick<App, "own" | "actors">;

/** What the page was drawn with; null to anybody but the one whom it was drawn for. */
function drawnFor({ own, actors }: DrawnApp): OwnPage | null {
  return own !== null && selectUser(actors.auth.getSnapshot())?.id === own.user.id ? own : null;
}

/** An order as the page was drawn with it; null where it was not. */
export function drawnOrder(app: DrawnApp, orderId: OrderId): Order | null {
  const order = drawnFor(app)?.order ?? null;
  return order?.id === orderId ? order : null;
}

/** The cart as the page was drawn with it; null where it was not. */
export function drawnCart(app: DrawnApp): DrawnCart | null {
  return drawnFor(app)?.cart ?? null;
}

/** The answer to a query of own orders as the page was drawn with it; null where it was not. */
export function drawnOrders(
  app: DrawnApp,
  { shopId, state, page, search }: HistoryQuery,
): Page<Order> | null {
  const drawn = drawnFor(app)?.orders.find(
    ({ query }) =>
      query.shopId === shopId && query.state === state && query.page === page && query.search === search,
  );
  return drawn?.page ?? null;
}
