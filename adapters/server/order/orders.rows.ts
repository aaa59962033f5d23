import { allowedEvents } from "#core/order/lifecycle/allowed-events.ts";
import { visibleToCustomer } from "#core/order/tracking/customer-view.ts";
import type { MovableOrder } from "#core/order/lifecycle/move-order.ts";
import { customerMover, orderFactsOf, type Mover } from "#core/order/lifecycle/order-facts.ts";
import { changeIn, lineIn } from "#core/order/line-names.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { Order, StaffOrder } from "#core/order/order.ts";
import type { Instant } from "#core/time/instant.ts";
import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import type { StoredOrder } from "./stored-order.ts";

/** Who reads an order: when, and in which language unless they chose none. */
export type OrderReader = Pick<Visitor, "now" | "localeOr">;

/** The order as its customer may see it now: an answer of staff shows when it can no longer be undone. */
export function toCustomerOrder(stored: StoredOrder, { now, localeOr }: OrderReader): Order {
  const { own, ...order } = inLocale(stored, localeOr(stored.own.shopLocale));
  const visible = visibleToCustomer({ ...order, allowedEvents: [] }, now);
  // While an answer is hidden the order stays as cancellable as it looks; the machine refuses the cancelling itself.
  return {
    ...visible,
    allowedEvents: allowedEvents(toMovable(visible, null), customerMover(own.userId), now),
  };
}

/** The order as staff sees it, in the shop's language, with what this mover may do. */
export function toStaffOrder(stored: StoredOrder, mover: Mover, now: Instant): StaffOrder {
  const { own, ...order } = inLocale(stored, stored.own.shopLocale);
  const known: Order = { ...order, allowedEvents: [] };
  return {
    ...known,
    allowedEvents: allowedEvents(toMovable(known, own.lastMoverId), mover, now),
    customer: own.customer,
    courier: own.courier,
    zoneId: own.zoneId,
    acceptedVersions: own.acceptedVersions,
  };
}

/** Status and facts of an order, as its machine takes them. */
export function toMovable(order: Order, lastMoverId: string | null): MovableOrder {
  return { status: order.status, facts: orderFactsOf(order, lastMoverId) };
}

/** The order with its lines in a language. */
export function inLocale(stored: StoredOrder, locale: Locale): StoredOrder {
  const lines = stored.lines.map((line, i) => lineIn(line, stored.own.lineNames[i] ?? {}, locale));
  const lineChanges = stored.lineChanges.map((change, i) =>
    changeIn(change, stored.own.changeNames[i] ?? [], locale),
  );
  return { ...stored, lines, lineChanges };
}
