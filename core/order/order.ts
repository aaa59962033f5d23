import type { AcceptedVersions } from "#core/legal/accepted-versions.ts";
import type { Line } from "#core/cart/line.ts";
import type { DeliveryPromise } from "#core/shop/slot/promise.ts";
import type { Totals } from "#core/cart/pricing/order-totals.ts";
import type { DeliveryAddress } from "#core/fulfillment/address/delivery-address.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { CustomerId, LocationId, OrderId, ShopId, ZoneId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";
import type { OrderEventType, OrderStatus } from "./lifecycle/order-status.ts";
import type { Complaint } from "./complaint/complaint.ts";
import type { IfMissing } from "./line-change/if-missing.ts";
import type { LineChange } from "./line-change/line-change.ts";
import type { Payment } from "./payment.ts";
import type { OrderCourier } from "./run/courier-choice.ts";
import type { RejectReason } from "./lifecycle/reject-reason.ts";

/** Who moved an order. */
export const ORDER_ACTORS = ["customer", "staff", "courier", "system"] as const;
export type OrderActor = (typeof ORDER_ACTORS)[number];

/** One move of an order, as its history keeps it. */
export interface TimelineEntry {
  /** The event's number in its organization. */
  readonly number: number;
  readonly event: OrderEventType;
  readonly at: Instant;
  readonly actor: OrderActor;
  readonly reason: RejectReason | null;
  readonly text: string | null;
  readonly minutes: number | null;
}

/** Where an order came from. */
export const ORDER_SOURCES = ["web", "app", "phone"] as const;
export type OrderSource = (typeof ORDER_SOURCES)[number];

/** Where an order that staff entered came from (ORDER-30). */
export const PHONE_SOURCE: OrderSource = "phone";

/** Who receives the order; the phone is the verified one. */
export interface OrderContact {
  readonly firstName: string;
  readonly lastName: string | null;
  readonly phone: string;
}

/** The company on the invoice. */
export interface CompanyInvoice {
  readonly name: string;
  readonly taxId: string;
}

/** The location as the order froze it. */
export interface OrderLocation {
  readonly id: LocationId;
  readonly name: string;
  readonly address: string;
  readonly phone: string;
}

/** A placed order: lines, prices and VAT are a snapshot that only an agreed change of its lines changes. */
export interface Order extends Totals {
  readonly id: OrderId;
  /** Short spoken number of the location and day, "A-042". */
  readonly number: string;
  readonly shopId: ShopId;
  readonly location: OrderLocation;
  readonly source: OrderSource;
  /** Placed by staff to try the product: it counts for nothing and is deleted afterwards (ORDER-39). */
  readonly isTest: boolean;
  readonly status: OrderStatus;
  /** Grows with every move; a move names the version that it saw. */
  readonly version: number;
  readonly fulfillmentMethod: FulfillmentMethod;
  readonly placedAt: Instant;
  /** Start of the wanted slot; null is as soon as possible. */
  readonly requestedFor: Instant | null;
  readonly answerBy: Instant;
  readonly promise: DeliveryPromise;
  /** Set when accepted. */
  readonly promisedAt: Instant | null;
  readonly contact: OrderContact;
  readonly deliveryAddress: DeliveryAddress | null;
  readonly lines: readonly Line[];
  readonly payment: Payment;
  /** In the order in which they were made; the last may be open. */
  readonly complaints: readonly Complaint[];
  /** In the order in which they were proposed; the last may wait for its answer. */
  readonly lineChanges: readonly LineChange[];
  /** What its customer wants where something is missing and they do not answer (ORDER-33). */
  readonly ifMissing: IfMissing;
  readonly cutlery: boolean;
  readonly kitchenNote: string | null;
  readonly companyInvoice: CompanyInvoice | null;
  readonly timeline: readonly TimelineEntry[];
  /** What the reader of this answer may do with the order now. */
  readonly allowedEvents: readonly OrderEventType[];
}

/** An order with what only staff sees. */
export interface StaffOrder extends Order {
  readonly customer: {
    readonly id: CustomerId;
    readonly ordersCount: number;
    /** Whether they may order no more (ACCOUNT-22). */
    readonly isBlocked: boolean;
  };
  readonly courier: OrderCourier | null;
  readonly zoneId: ZoneId | null;
  /** Of the legal texts, as the order was placed (SHOP-24). */
  readonly acceptedVersions: AcceptedVersions;
}
