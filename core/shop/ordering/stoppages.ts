import {
  isOutOfStock,
  toAvailabilityList,
  type AvailabilityRow,
  type LocationMenu,
} from "#core/menu/availability/availability-list.ts";
import type { LocationId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";
import type { OrderingState } from "../ordering-state.ts";
import { orderingStateNow } from "./change-ordering-state.ts";

/** What does not run as usual at a location now: its ordering state, or one thing that it does not sell. */
export type Stoppage =
  | { readonly kind: "ordering"; readonly state: OrderingState }
  | { readonly kind: "soldOut" | "outOfStock"; readonly row: AvailabilityRow };

/** What is known of a location; null is what was not read yet. */
export interface StoppageSources {
  readonly locationId: LocationId;
  readonly ordering: OrderingState | null;
  readonly menu: LocationMenu | null;
}

/**
 * Everything that is stopped at a location now (BOARD-21): busy or paused first, then products and modifiers that are
 * sold out or have no pieces left, what comes back first before the others. What is over is not there.
 */
export function stoppagesOf(
  { locationId, ordering, menu }: StoppageSources,
  now: Instant,
): readonly Stoppage[] {
  const state = ordering === null ? null : orderingStateNow(ordering, now);
  const rows =
    menu === null ? [] : toAvailabilityList(menu, locationId, { search: "", kind: "all" }, now).soldOut;
  return [
    ...(state === null || state.mode === "online" ? [] : [{ kind: "ordering" as const, state }]),
    ...rows.map((row) => ({ kind: isOutOfStock(row) ? ("outOfStock" as const) : ("soldOut" as const), row })),
  ];
}
