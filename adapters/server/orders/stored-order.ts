import type { CartId, CustomerId, OrganizationId, UserId, ZoneId } from "#core/kernel/id.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { Order } from "#core/orders/order.ts";

/** What only the server needs to know of an order. */
export interface OrderOwn {
  readonly organizationId: OrganizationId;
  readonly userId: UserId;
  readonly zoneId: ZoneId | null;
  readonly cartId: CartId;
  /** Where and in which language the customer is written to. */
  readonly email: string;
  readonly locale: Locale;
  readonly customer: { readonly id: CustomerId; readonly ordersCount: number };
  readonly lastMoverId: string | null;
}

/** An order as the database answers it: what is allowed depends on who asks, and when. */
export interface StoredOrder extends Omit<Order, "allowedEvents"> {
  readonly own: OrderOwn;
}
