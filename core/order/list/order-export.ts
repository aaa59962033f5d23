import { formatMinuteOfDay, localTimeOf } from "#core/time/local-time.ts";
import type { Instant } from "#core/time/instant.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { Currency } from "#core/money/money.ts";
import type { PaymentMethod } from "#core/shop/payment-method.ts";
import type { OrderStatus } from "../lifecycle/order-status.ts";
import type { OrderSource } from "../order.ts";
import type { Payment } from "../payment.ts";

/** Most orders of one export, the first of the list (BOARD-20). */
export const MAX_EXPORTED_ORDERS = 10_000;

/** An order as an export reads it; amounts are decimals in its currency. */
export interface ExportedOrder {
  readonly id: string;
  readonly number: string;
  readonly placedAt: Instant;
  readonly status: OrderStatus;
  readonly fulfillmentMethod: FulfillmentMethod;
  readonly source: OrderSource;
  readonly location: string;
  readonly customer: string;
  readonly phone: string;
  readonly requestedFor: Instant | null;
  readonly promisedAt: Instant | null;
  readonly endedAt: Instant | null;
  readonly pieces: number;
  readonly paymentMethod: PaymentMethod;
  readonly paymentStatus: Payment["status"];
  readonly currency: Currency;
  readonly subtotal: string;
  readonly discount: string;
  readonly pointsPaid: string;
  readonly deliveryFee: string;
  readonly tip: string;
  readonly total: string;
}

type Cell = (order: ExportedOrder) => string;

// The names are those of the wire, so that they are the same in every language; a `_local` time is that of the office.
const CELLS = {
  number: ({ number }) => number,
  id: ({ id }) => id,
  placed_at_local: ({ placedAt }) => localTime(placedAt),
  status: ({ status }) => status,
  fulfillment_method: ({ fulfillmentMethod }) => fulfillmentMethod,
  source: ({ source }) => source,
  location: ({ location }) => location,
  customer: ({ customer }) => customer,
  phone: ({ phone }) => phone,
  requested_for_local: ({ requestedFor }) => localTime(requestedFor),
  promised_at_local: ({ promisedAt }) => localTime(promisedAt),
  ended_at_local: ({ endedAt }) => localTime(endedAt),
  pieces: ({ pieces }) => String(pieces),
  payment_method: ({ paymentMethod }) => paymentMethod,
  payment_status: ({ paymentStatus }) => paymentStatus,
  currency: ({ currency }) => currency,
  subtotal: ({ subtotal }) => subtotal,
  discount: ({ discount }) => discount,
  points_paid: ({ pointsPaid }) => pointsPaid,
  delivery_fee: ({ deliveryFee }) => deliveryFee,
  tip: ({ tip }) => tip,
  total: ({ total }) => total,
} as const satisfies Readonly<Record<string, Cell>>;

/** The names of an export's columns, in their order. */
export const EXPORT_COLUMNS: readonly string[] = Object.keys(CELLS);

/** The cells of an order, in the order of the columns; times as "YYYY-MM-DD HH:mm" of the office, nothing where there is none. */
export function exportCells(order: ExportedOrder): readonly string[] {
  return Object.values<Cell>(CELLS).map((cellOf) => cellOf(order));
}

function localTime(instant: Instant | null): string {
  if (instant === null) return "";
  const { date, minuteOfDay } = localTimeOf(instant, OFFICE_TIMEZONE);
  return `${date} ${formatMinuteOfDay(minuteOfDay)}`;
}
