import type { Order } from "#core/order/order.ts";
import type { I18n } from "#ui/i18n/i18n.ts";

/** What a status means for the waiting customer; for a ready pickup it names the location. */
export function orderExplanation({ t }: I18n, order: Order): string {
  const { explain } = t.orders;
  if (order.status === "ready" && order.fulfillmentMethod === "pickup")
    return explain.readyPickup({ location: order.location.name });
  return explain[order.status]();
}
