import type { OrderStatus } from "#core/order/lifecycle/order-status.ts";
import type { BodyOf } from "#core/contract/endpoints/endpoints.ts";

/** A move of the staff without its version. */
export type StaffMove = Omit<BodyOf<"moveOrder">, "version">;

/** What becomes of an order. */
export interface Fate {
  readonly ends: OrderStatus;
  /** Moves of the staff, in order. */
  readonly moves: readonly StaffMove[];
  /** Whether its customer takes it back while nobody has answered. */
  readonly isTakenBack: boolean;
}

const ACCEPT: StaffMove = { event: "accept", readyInMinutes: 20 };
const READY: StaffMove = { event: "ready" };
const COMPLETE: StaffMove = { event: "complete" };
const byStaff = (ends: OrderStatus, ...moves: readonly StaffMove[]): Fate => ({
  ends,
  moves,
  isTakenBack: false,
});

/** Orders that are picked up. */
export const PICKED_UP: readonly Fate[] = [
  byStaff("fulfilled", ACCEPT, READY, COMPLETE),
  byStaff("fulfilled", ACCEPT, { event: "start" }, READY, COMPLETE),
  byStaff("fulfilled", ACCEPT, { event: "delay", minutes: 10 }, READY, COMPLETE),
];
/** Orders that are brought. */
export const BROUGHT: readonly Fate[] = [
  byStaff("fulfilled", ACCEPT, READY, { event: "dispatch" }, COMPLETE),
  byStaff("fulfilled", ACCEPT, { event: "start" }, READY, { event: "dispatch" }, COMPLETE),
];
/** Orders that give back what they hold. */
export const GIVEN_BACK: readonly Fate[] = [
  byStaff("rejected", { event: "reject", reason: "too_busy" }),
  byStaff("rejected", { event: "reject", reason: "item_unavailable" }),
  byStaff("cancelled", ACCEPT, { event: "cancel", reason: "other", text: "Cuptorul s-a stricat" }),
  { ends: "cancelled", moves: [], isTakenBack: true },
];
/** An order that nobody answers while the rehearsal lasts. */
export const UNANSWERED: Fate = byStaff("pending");
