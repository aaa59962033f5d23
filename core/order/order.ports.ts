import type { HistoryState } from "./history/history-state.ts";
import type { PricedCart } from "#core/cart/cart.ts";
import type { Page } from "#core/kernel/page.ts";
import type { LocationId, OrderId, OrganizationId, ProductId, ShopId } from "#core/kernel/id.ts";
import type { LagPort } from "#core/lag/lag.ports.ts";
import type { AvailabilityPort } from "#core/menu/availability/availability.ports.ts";
import type { PriceUpdatePort } from "#core/menu/price-update/price-update.ports.ts";
import type { OrderingPort } from "#core/shop/ordering/ordering.ports.ts";
import type { ComplaintDraft, ResolutionChoice } from "./complaint/complaint.ts";
import type { OrderEventType } from "./lifecycle/order-status.ts";
import type { ProposedLine } from "./line-change/changed-lines.ts";
import type { ChangeChoice } from "./line-change/line-change.ts";
import type { Order, StaffOrder } from "./order.ts";
import type { LiveEvent } from "./live-event.ts";
import type { OrdersQuery } from "./list/orders-query.ts";
import type { CourierChoice } from "./run/courier-choice.ts";
import type { CourierPort } from "./run/courier.ports.ts";
import type { CustomerPort } from "./customer/customer.ports.ts";
import type { TicketPort } from "./ticket/ticket.ports.ts";
import type { RejectReason } from "./lifecycle/reject-reason.ts";

/** A page of all orders of an organization. */
export interface StaffOrderPage extends Page<StaffOrder> {
  /** Where all pages of the same list are as one file (BOARD-20). */
  readonly fileAddress: string;
}

/** A customer's own orders. */
export interface OrdersPort {
  /** A page of those under way or over, all of them or (a search that is not empty) those that it finds. */
  list(
    shopId: ShopId,
    state: HistoryState,
    page: number,
    search: string,
    signal: AbortSignal,
  ): Promise<Page<Order>>;
  load(id: OrderId, signal: AbortSignal): Promise<Order>;
  cancel(id: OrderId, version: number, signal: AbortSignal): Promise<Order>;
  complain(id: OrderId, version: number, complaint: ComplaintDraft, signal: AbortSignal): Promise<Order>;
  /** Says yes or no to the change that waits. */
  answerChange(id: OrderId, version: number, agrees: boolean, signal: AbortSignal): Promise<Order>;
  reorder(id: OrderId, locationId: LocationId, signal: AbortSignal): Promise<PricedCart>;
}

/** What staff does to an order, as asked. */
export interface OrderTransition {
  readonly event: OrderEventType;
  readonly version: number;
  readonly readyInMinutes?: number;
  readonly minutes?: number;
  readonly reason?: RejectReason;
  readonly text?: string;
  readonly productIds?: readonly ProductId[];
  readonly change?: { readonly lines: readonly ChangeChoice[] };
  readonly courier?: CourierChoice;
  readonly resolution?: ResolutionChoice;
  /** Yes or no to a change of lines. */
  readonly agrees?: boolean;
}

/** A move as anybody asks for it: customers also say what went wrong. */
export interface AskedMove extends OrderTransition {
  /** The change of a transition, what is offered in it priced by the menu. */
  readonly proposal?: readonly ProposedLine[];
  readonly complaint?: ComplaintDraft;
}

/** What staff asks of the world about orders, and about the locations that take them. */
export interface OperationsPort
  extends OrderingPort, AvailabilityPort, PriceUpdatePort, CourierPort, CustomerPort, LagPort, TicketPort {
  listOpen(
    organizationId: OrganizationId,
    signal: AbortSignal,
  ): Promise<{ readonly orders: readonly StaffOrder[]; readonly number: number }>;
  /** A page of all orders of the organization that the session selected. */
  list(query: OrdersQuery, signal: AbortSignal): Promise<StaffOrderPage>;
  load(id: OrderId, signal: AbortSignal): Promise<StaffOrder>;
  /** Rejects with Refused order.version_conflict or order.transition_not_allowed. */
  move(id: OrderId, transition: OrderTransition, signal: AbortSignal): Promise<StaffOrder>;
}

/** What a live stream tells its listener. */
export interface StreamListener<Message = LiveEvent> {
  opened(): void;
  /** A sign of life without an event. */
  beat(): void;
  received(message: Message): void;
  failed(): void;
}

/** Live streams that resume after a number. The answer stops the stream. */
export interface StreamPort {
  followOrder(id: OrderId, after: number | null, listener: StreamListener): () => void;
  followOrganization(
    organizationId: OrganizationId,
    after: number | null,
    listener: StreamListener,
  ): () => void;
}
