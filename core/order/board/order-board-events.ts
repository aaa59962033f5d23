import type { AppError } from "#core/errors/app-error.ts";
import type { OrderId } from "#core/kernel/id.ts";
import type { StaffOrder } from "../order.ts";
import type { OrderTransition } from "../order.ports.ts";

/** A move as staff asks for it; the version is taken from the board. */
export type OrderBoardMove = Omit<OrderTransition, "version">;

/** What may be asked of the staff's board. */
export type OrderBoardEvent =
  | { readonly type: "orderBoard.open"; readonly orderId: OrderId }
  | { readonly type: "orderBoard.close" }
  /** Reads one order by itself, whatever became of it, and follows it until it is hidden. */
  | { readonly type: "orderBoard.show"; readonly orderId: OrderId }
  | { readonly type: "orderBoard.hide" }
  | { readonly type: "orderBoard.retryDetail" }
  | { readonly type: "orderBoard.move"; readonly orderId: OrderId; readonly move: OrderBoardMove }
  /** Takes an accept or reject back within its ten seconds. */
  | { readonly type: "orderBoard.undo"; readonly orderId: OrderId }
  | { readonly type: "orderBoard.armSound" }
  | { readonly type: "orderBoard.refresh" };

/** What the staff's board tells. */
export type OrderBoardEmitted =
  | { readonly type: "orderBoard.orderArrived"; readonly order: StaffOrder }
  | { readonly type: "orderBoard.orderMoved"; readonly order: StaffOrder }
  | { readonly type: "orderBoard.moveFailed"; readonly orderId: OrderId; readonly error: AppError }
  | { readonly type: "orderBoard.failed"; readonly error: AppError }
  /** A location's ordering state or availability changed elsewhere. */
  | { readonly type: "orderBoard.locationChanged"; readonly locationId: string }
  /** The notice "no orders are received" was shown long enough: sign out now. */
  | { readonly type: "orderBoard.sessionLost" };
