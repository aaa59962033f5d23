import type { Order } from "#core/order/order.ts";
import type { I18n } from "#ui/i18n/i18n.ts";

/** Amount due, payment method and change, such as "To pay RON 87.50 · Cash on delivery". */
export function paymentText(
  { t, format }: I18n,
  { payment, total }: Pick<Order, "payment" | "total">,
): string {
  const states = { due: t.orders.toPay(), paid: t.orders.paid(), refunded: t.orders.paid() };
  const methods = { cash: t.checkout.cash(), card_at_handover: t.checkout.card() };
  return [
    `${states[payment.status]} ${format.money(total)}`,
    methods[payment.method],
    ...(payment.cashChangeFor === null
      ? []
      : [`${t.checkout.changeFor()} ${format.money(payment.cashChangeFor)}`]),
    ...(payment.refunded === null ? [] : [t.orders.refunded({ amount: format.money(payment.refunded) })]),
  ].join(" · ");
}
