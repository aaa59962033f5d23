import type { Fate } from "./fates.ts";

/** What a crowd is planned from; the plan is a function of nothing else. */
export interface RushTerms {
  readonly seed: number;
  /** How long new customers come, in milliseconds. */
  readonly lengthMs: number;
  readonly ordersPerSecond: number;
  readonly counters: readonly Counter[];
}

/** Where orders go: a location with what it sells, as places in a list. */
export interface Counter {
  readonly dishes: number;
  /** Dishes of which two fill a delivery's minimum; none where there is no delivery. */
  readonly hearty: readonly number[];
  /** Dishes that points pay. */
  readonly forPoints: readonly number[];
  /** Orders of one slot; null where food is had as soon as possible. */
  readonly perSlot: number | null;
  /** Whether the plan fills slots to the last place here. */
  readonly fillsSlots: boolean;
  /** Whether a coupon and a dish run out here. */
  readonly runsOut: boolean;
  /** Whether a price depends on how many orders somebody had, so that each person orders here once. */
  readonly firstOrders: boolean;
}

/** A crowd: who comes when, what each wants, and what becomes of it. */
export interface RushPlan {
  readonly people: number;
  /** By the time at which they begin. */
  readonly visits: readonly Visit[];
  readonly stops: readonly KitchenStop[];
  /** Uses of the coupon that runs out, and pieces of the dish that does. */
  readonly coupons: number;
  readonly pieces: number;
}

/** While a kitchen takes no orders, or says that it is busy. */
export interface KitchenStop {
  readonly counter: number;
  readonly atMs: number;
  readonly lengthMs: number;
  readonly mode: "paused" | "busy";
}

/** A customer at a shop, with the habits of this visit. */
export interface Visit {
  readonly n: number;
  readonly atMs: number;
  readonly person: number;
  readonly counter: number;
  /** What is ordered in the end; null where somebody looks and leaves. */
  readonly order: PlannedOrder | null;
  /** What lies in the cart before they change their mind; nothing where they do not. */
  readonly passing: readonly PlannedLine[];
  /** Whether a second tab edits the cart and orders it too. */
  readonly twoTabs: boolean;
  /** Milliseconds after which the network is lost while the order is on its way; null where it stays. */
  readonly networkLostAfterMs: number | null;
}

/** An order as it must come out. */
export interface PlannedOrder {
  readonly lines: readonly PlannedLine[];
  readonly method: "pickup" | "delivery";
  readonly coupon: boolean;
  readonly slot: number | null;
  readonly want: ScarceWant | null;
  readonly fate: Fate;
  /** Milliseconds before each move of the fate. */
  readonly pausesMs: readonly number[];
}

/**
 * A wish for something of which there is not enough. Who is in time gets it; who is late comes when all who are in time
 * have theirs, is refused, and orders without it: without the coupon, without the dish, for the slot of the order.
 */
export type ScarceWant =
  | { readonly type: "coupon" | "piece"; readonly isLate: boolean }
  | { readonly type: "slot"; readonly slot: number; readonly isLate: boolean };

/** A line of a cart. */
export interface PlannedLine {
  readonly dish: number;
  readonly qty: number;
  readonly byPoints: boolean;
}
