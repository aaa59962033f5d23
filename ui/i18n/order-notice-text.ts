import { isolate } from "#core/kernel/isolate.ts";
import { negate } from "#core/money/add.ts";
import { isZero } from "#core/money/compare.ts";
import type { OrderNotice } from "#core/order/lifecycle/order-notice.ts";
import type { Order } from "#core/order/order.ts";
import type { NotificationText } from "./notification-text.ts";
import type { ServerI18n } from "./server-locales.ts";

/** The words of a notice about an order; a confirmation and a receipt name every line and sum. */
export function orderNoticeText(i18n: ServerI18n, notice: OrderNotice): NotificationText {
  const { order, shop } = notice;
  const words = i18n.mail.orderMessages;
  const subject = words.subject({ shop: shop.name, number: order.number });
  const text = bodyOf(i18n, notice);
  return order.isTest
    ? { subject: words.testSubject({ subject }), text: words.testText({ text }) }
    : { subject, text };
}

function bodyOf(i18n: ServerI18n, notice: OrderNotice): string {
  const words = i18n.mail.orderMessages;
  const { kind, order, shop } = notice;
  const { number } = order;
  const company = words.company({
    name: shop.organization.legalName,
    taxId: shop.organization.taxId,
    address: shop.organization.address,
  });
  switch (kind) {
    case "order_placed": {
      const thanks = words.thanks({ name: order.contact.firstName, number });
      const foot = [placeOf(i18n, order), words.cancelRule()].join("\n");
      return [thanks, sumsOf(i18n, order), foot, company].join("\n\n");
    }
    case "order_unanswered":
      return words.unanswered({ number, location: order.location.name });
    case "order_accepted":
      return order.fulfillmentMethod === "delivery"
        ? words.acceptedDelivery({ number, when: whenOf(i18n, notice) })
        : words.acceptedPickup({ number, when: whenOf(i18n, notice) });
    case "order_delayed":
      return words.delayed({ number, when: whenOf(i18n, notice) });
    case "order_change_proposed":
      return changeText(i18n, notice);
    case "order_ready":
      return words.ready({ number });
    case "order_dispatched":
      return words.dispatched({ number });
    case "order_rejected":
      return words.rejected({ number, reason: reasonOf(i18n, notice) });
    case "order_cancelled": {
      const reason = reasonOf(i18n, notice);
      return reason === "" ? words.cancelled({ number }) : words.cancelledBecause({ number, reason });
    }
    case "order_fulfilled": {
      const done = order.fulfillmentMethod === "delivery" ? words.delivered : words.pickedUp;
      return [done({ number }), sumsOf(i18n, order), `${words.noReceipt()}\n${company}`].join("\n\n");
    }
    case "complaint_resolved":
      return resolutionText(i18n, notice);
  }
}

function changeText({ mail, format }: ServerI18n, { order: { number }, lineChange }: OrderNotice): string {
  const words = mail.orderMessages;
  if (lineChange === null) return "";
  const { lines, total } = lineChange;
  const missing = lines.map(({ qty, qtyLeft, name }) => words.changeLine({ qty: qty - qtyLeft, name }));
  const instead = lines.flatMap(({ replacement }) =>
    replacement === null ? [] : [words.changeLine(replacement)],
  );
  return words.changeProposed({
    number,
    missing: words.changeMissing({ lines: missing.join(", ") }),
    instead: instead.length === 0 ? "" : words.changeInstead({ lines: instead.join(", ") }),
    total: format.money(total),
  });
}

function resolutionText(
  { mail, format }: ServerI18n,
  { order: { number }, resolution }: OrderNotice,
): string {
  const words = mail.orderMessages;
  if (resolution === null) return "";
  const { amount, points, text } = resolution;
  if (resolution.type === "refuse") return words.complaintRefused({ number, reason: text ?? "" });
  const given =
    amount === null
      ? words.complaintPoints({ number, points: format.points(points ?? 0) })
      : words.complaintRefunded({ number, amount: format.money(amount) });
  return text === null ? given : [given, words.complaintWords({ text })].join("\n\n");
}

function placeOf({ mail, format }: ServerI18n, { location, deliveryAddress }: Order): string {
  const words = mail.orderMessages;
  if (deliveryAddress !== null) return words.delivery({ address: format.address(deliveryAddress) });
  const { name, address, phone } = location;
  return words.pickup({ location: name, address, phone: format.phone(phone) });
}

// The rows of the summary that the order's page shows, in the same order.
function sumsOf({ t, mail, format }: ServerI18n, order: Order): string {
  const { checkout } = t;
  const words = mail.orderMessages;
  const row = (name: string, amount: string): string => words.sum({ name, amount });
  const lines = order.lines.map(({ qty, name, modifiers, linePrice }) =>
    modifiers.length === 0
      ? words.line({ qty, name, amount: format.money(linePrice) })
      : words.lineWith({
          qty,
          name,
          modifiers: modifiers.map((modifier) => isolate(modifier.name)).join(", "),
          amount: format.money(linePrice),
        }),
  );
  const fee = isZero(order.deliveryFee) ? checkout.deliveryFree() : format.money(order.deliveryFee);
  const points = checkout.paidWithPoints({ points: format.points(order.pointsUsed) });
  return [
    ...lines,
    row(checkout.subtotal(), format.money(order.subtotal)),
    ...order.discounts.map(({ name, amount }) =>
      row(checkout.discount({ name }), format.money(negate(amount))),
    ),
    ...(order.pointsUsed > 0 ? [row(points, format.money(negate(order.pointsPaid)))] : []),
    ...(order.fulfillmentMethod === "delivery" ? [row(checkout.deliveryFee(), fee)] : []),
    ...(isZero(order.tip) ? [] : [row(checkout.tip(), format.money(order.tip))]),
    row(checkout.total(), format.money(order.total)),
    ...order.vat.map(({ rate, amount }) =>
      row(checkout.vat({ rate: format.rate(rate) }), format.money(amount)),
    ),
  ].join("\n");
}

// Inside a sentence, such as "today at 18:30".
function whenOf({ format }: ServerI18n, { promisedAt, at, shop }: OrderNotice): string {
  const when = promisedAt === null ? "" : format.relative(promisedAt, at, shop.timezone);
  return `${when.slice(0, 1).toLowerCase()}${when.slice(1)}`;
}

function reasonOf({ mail }: ServerI18n, { reason, text }: OrderNotice): string {
  if (reason === null) return "";
  return reason === "other" ? (text ?? "") : mail.orderMessages.reason[reason]();
}
