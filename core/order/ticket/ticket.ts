import type { Line } from "#core/cart/line.ts";
import type { DeliveryAddress } from "#core/fulfillment/address/delivery-address.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { Money } from "#core/money/money.ts";
import type { PaymentMethod } from "#core/shop/payment-method.ts";
import type { Instant } from "#core/time/instant.ts";
import { isFirstOrder, mentionsAllergy, moneyToCollect, promisedTime } from "../board/card-facts.ts";
import type { OrderContact, StaffOrder } from "../order.ts";

/** Whose a note on a ticket is. */
export type TicketNote = "kitchen" | "line" | "courier";

/** One row of a ticket as facts; a language gives them words. */
export type TicketRow =
  /** From the second printing on. */
  | { readonly kind: "copy"; readonly copy: number }
  /** Nobody is to make it for a guest. */
  | { readonly kind: "test" }
  | { readonly kind: "number"; readonly number: string }
  | {
      readonly kind: "promise";
      readonly method: FulfillmentMethod;
      readonly at: Instant;
      /** Whether the customer wanted this time, so that it is not as soon as possible. */
      readonly isScheduled: boolean;
    }
  | { readonly kind: "placed"; readonly at: Instant; readonly location: string }
  | { readonly kind: "customer"; readonly contact: OrderContact; readonly isFirst: boolean }
  | { readonly kind: "address"; readonly address: DeliveryAddress }
  | {
      readonly kind: "note";
      readonly of: TicketNote;
      readonly text: string;
      /** Nobody may overlook it. */
      readonly isAllergy: boolean;
    }
  | { readonly kind: "line"; readonly qty: number; readonly name: string }
  | { readonly kind: "modifier"; readonly name: string }
  | { readonly kind: "cutlery" }
  | { readonly kind: "rule" }
  | {
      readonly kind: "payment";
      readonly method: PaymentMethod;
      readonly total: Money;
      /** Null once it is paid. */
      readonly due: Money | null;
      readonly changeFor: Money | null;
    };

/**
 * What stands on the ticket of an order, top down (BOARD-13): what the kitchen needs before what the counter and the
 * courier need. The first printing is copy 1 and does not say so.
 */
export function ticketOf(order: StaffOrder, copy: number): readonly TicketRow[] {
  const { number, fulfillmentMethod, placedAt, requestedFor, location, contact, deliveryAddress } = order;
  const { kitchenNote, lines, cutlery, payment, total } = order;
  return [
    ...(copy > 1 ? [{ kind: "copy", copy } as const] : []),
    ...(order.isTest ? [{ kind: "test" } as const] : []),
    { kind: "number", number },
    {
      kind: "promise",
      method: fulfillmentMethod,
      at: promisedTime(order),
      isScheduled: requestedFor !== null,
    },
    { kind: "placed", at: placedAt, location: location.name },
    { kind: "rule" },
    ...noteRows("kitchen", kitchenNote),
    ...lines.flatMap(lineRows),
    ...(cutlery ? [{ kind: "cutlery" } as const] : []),
    { kind: "rule" },
    { kind: "customer", contact, isFirst: isFirstOrder(order) },
    ...(deliveryAddress === null
      ? []
      : [
          { kind: "address", address: deliveryAddress } as const,
          ...noteRows("courier", deliveryAddress.courierNote),
        ]),
    {
      kind: "payment",
      method: payment.method,
      total,
      due: moneyToCollect(order),
      changeFor: payment.cashChangeFor,
    },
  ];
}

function lineRows({ qty, name, modifiers, notes }: Line): readonly TicketRow[] {
  return [
    { kind: "line", qty, name },
    ...modifiers.map((modifier) => ({ kind: "modifier", name: modifier.name }) as const),
    ...noteRows("line", notes),
  ];
}

function noteRows(of: TicketNote, text: string | null): readonly TicketRow[] {
  return text === null ? [] : [{ kind: "note", of, text, isAllergy: mentionsAllergy(text) }];
}
