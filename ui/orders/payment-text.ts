import type { Order } from "#core/orders/order.ts";
import type { I18n } from "#ui/i18n/i18n.ts";

/** «De plătit 87,50 lei · Numerar la predare · Rest de la 100,00 lei». */
export function paymentText(
  { L, format }: I18n,
  { payment, total }: Pick<Order, "payment" | "total">,
): string {
  const states = { due: L.orders.toPay(), paid: L.orders.paid(), refunded: L.orders.refunded() };
  const methods = { cash: L.checkout.cash(), card_at_handover: L.checkout.card() };
  return [
    `${states[payment.status]} ${format.money(total)}`,
    methods[payment.method],
    ...(payment.cashChangeFor === null
      ? []
      : [`${L.checkout.changeFor()} ${format.money(payment.cashChangeFor)}`]),
  ].join(" · ");
}
