import type { CustomerId, OrderId } from "#core/kernel/id.ts";
import { lengthProblem } from "#core/kernel/length-problem.ts";
import type { Money } from "#core/money/money.ts";
import type { Instant } from "#core/time/instant.ts";
import type { OrderStatus } from "../lifecycle/order-status.ts";
import type { RejectReason } from "../lifecycle/reject-reason.ts";

/** Reasons of a lost order that its customer has to answer for (ACCOUNT-22). */
export const CUSTOMER_FAULTS = [
  "no_show",
  "refused_at_door",
  "customer_unreachable",
] as const satisfies readonly RejectReason[];

/** One of them. */
export type CustomerFault = (typeof CUSTOMER_FAULTS)[number];

/** Characters of the reason why a customer is blocked. */
export const BLOCK_REASON = { min: 3, max: 200 } as const;

/** So many of the latest orders stand on a customer's card. */
export const CARD_ORDERS = 5;

/** Why a customer may order no more, who said so and when. */
export interface CustomerBlock {
  readonly reason: string;
  readonly setBy: string;
  readonly setAt: Instant;
}

/** What staff knows about a customer of a shop. */
export interface CustomerCard {
  readonly id: CustomerId;
  readonly since: Instant;
  /** Orders in each status; one without orders is absent. */
  readonly statusCounts: readonly { readonly status: OrderStatus; readonly orders: number }[];
  /** Lost orders by what their customer did; what never happened is absent. */
  readonly faultCounts: readonly { readonly fault: CustomerFault; readonly orders: number }[];
  readonly points: number;
  /** The latest first. */
  readonly lastOrders: readonly CardOrder[];
  readonly block: CustomerBlock | null;
}

/** An order on a customer's card. */
export interface CardOrder {
  readonly id: OrderId;
  readonly number: string;
  readonly status: OrderStatus;
  readonly placedAt: Instant;
  readonly total: Money;
}

/** How many orders ended in a status, or are in it. */
export function ordersIn({ statusCounts }: Pick<CustomerCard, "statusCounts">, status: OrderStatus): number {
  return statusCounts.find((one) => one.status === status)?.orders ?? 0;
}

/** Why a text is no reason for a block, as a message key; null when it is one. */
export function blockReasonProblem(text: string): ReturnType<typeof lengthProblem> {
  return lengthProblem(text, BLOCK_REASON);
}
