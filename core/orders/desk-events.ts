import type { AppError } from "#core/errors/app-error.ts";
import type { OrderId } from "#core/kernel/id.ts";
import type { StaffOrder } from "./order.ts";
import type { OrderTransition } from "./orders.ports.ts";

/** A move as staff asks for it; the version is taken from the board. */
export type DeskMove = Omit<OrderTransition, "version">;

/** What may be asked of the staff's board. */
export type DeskAsk =
  | { readonly type: "desk.open"; readonly orderId: OrderId }
  | { readonly type: "desk.close" }
  | { readonly type: "desk.move"; readonly orderId: OrderId; readonly move: DeskMove }
  /** Takes an accept or reject back within its ten seconds. */
  | { readonly type: "desk.undo"; readonly orderId: OrderId }
  | { readonly type: "desk.armSound" }
  | { readonly type: "desk.refresh" };

/** What the staff's board tells. */
export type DeskFact =
  | { readonly type: "desk.orderArrived"; readonly order: StaffOrder }
  | { readonly type: "desk.orderMoved"; readonly order: StaffOrder }
  | { readonly type: "desk.moveFailed"; readonly orderId: OrderId; readonly error: AppError }
  | { readonly type: "desk.failed"; readonly error: AppError }
  /** A location's ordering state or availability changed elsewhere. */
  | { readonly type: "desk.locationChanged"; readonly locationId: string }
  /** The notice «no orders are received» was shown long enough: sign out now. */
  | { readonly type: "desk.sessionLost" };
