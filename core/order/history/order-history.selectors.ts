import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { AppError } from "#core/errors/app-error.ts";
import type { orderHistoryMachine } from "./order-history.machine.ts";
import type { Order } from "../order.ts";
import type { Page } from "../order.ports.ts";

/** The running list of orders. */
export type HistoryActor = ActorRefFrom<typeof orderHistoryMachine>;
/** One state of it. */
export type HistorySnapshot = SnapshotFrom<typeof orderHistoryMachine>;

/** The page as it was last read; null until it was. */
export function selectHistoryPage(snapshot: HistorySnapshot): Page<Order> | null {
  return snapshot.context.page;
}

/** Why the page could not be read; null unless it could not. */
export function selectHistoryError(snapshot: HistorySnapshot): AppError | null {
  return snapshot.hasTag("failed") ? snapshot.context.error : null;
}

/** How many pages there are, at least one. */
export function pageCount({ total, perPage }: Pick<Page<Order>, "total" | "perPage">): number {
  return Math.max(1, Math.ceil(total / perPage));
}
