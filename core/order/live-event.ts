import type { OrderId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";
import type { OrderEventType, OrderStatus } from "./lifecycle/order-status.ts";

/** One message of a live stream; numbers grow by one within an organization, so a stream resumes at a number. */
export type LiveEvent =
  | {
      readonly kind: "order";
      readonly number: number;
      readonly event: OrderEventType;
      readonly orderId: OrderId;
      readonly status: OrderStatus;
      readonly version: number;
      readonly at: Instant;
    }
  /** The ordering state or the availability of a location changed. */
  | { readonly kind: "location"; readonly number: number; readonly locationId: string; readonly at: Instant }
  /** The history up to this number is gone: everything must be read again. */
  | { readonly kind: "reset"; readonly number: number };
