import { endOfBusinessDay } from "#core/shop/business-day.ts";
import { isPaused } from "#core/shop/effective-ordering-state.ts";
import type { Location } from "#core/shop/location.ts";
import { isOpenAt, type OpeningPlan } from "#core/shop/open-intervals.ts";
import type { Shop } from "#core/shop/shop.ts";
import { plusMillis, type Instant } from "#core/time/instant.ts";
import { afterOpenTime } from "./answer-by.ts";

/** How long all screens of a location are away before its owner is warned, in milliseconds of open time (BOARD-14). */
export const ABSENCE_MS = 2 * 60_000;
/** A screen that follows a location is noted this often, so that five notes may get lost. */
export const PRESENCE_MS = 20_000;
/** Why a location is paused that no screen follows. */
export const ABSENCE_REASON = "no_screen";

// Hours and states change meanwhile: a location is never left alone for longer than this.
const MAX_WAIT_MS = 5 * 60_000;
const LOOK_AGAIN_MS = 30_000;

/** What is known of a location that no screen follows. */
export interface AbsenceInput {
  readonly location: OpeningPlan & Pick<Location, "orderingState" | "supportedFulfillmentMethods">;
  readonly timezone: string;
  /** When a screen followed it last. */
  readonly seenAt: Instant;
  /** The end of the business day of which its owner was warned already; null where nobody was. */
  readonly toldUntil: Instant | null;
  readonly now: Instant;
}

/** The owner is warned now, and not again before `until`; or it is looked at again then. */
export type AbsenceStep = { readonly kind: "tell" | "wait"; readonly until: Instant };

/** A message to the owner of a location that no screen follows. */
export interface AbsenceNotice {
  readonly kind: "screens_away";
  readonly shop: Pick<Shop, "name">;
  readonly locationName: string;
  /** Whether the location takes no orders until the business day ends, because its setting says so. */
  readonly isPaused: boolean;
}

/**
 * What follows from the absence of all screens: the owner is warned once a business day of it, when the location was open
 * for two minutes since a screen followed it and takes orders by any of its methods (BOARD-14).
 */
export function absenceStep({ location, timezone, seenAt, toldUntil, now }: AbsenceInput): AbsenceStep {
  const from = toldUntil === null || toldUntil < seenAt ? seenAt : toldUntil;
  const due = afterOpenTime(location, timezone, from, ABSENCE_MS);
  if (now < due) {
    const longest = plusMillis(now, MAX_WAIT_MS);
    return { kind: "wait", until: due < longest ? due : longest };
  }
  const takesOrders =
    isOpenAt(location, "any", timezone, now) &&
    location.supportedFulfillmentMethods.some((method) => !isPaused(location.orderingState, now, method));
  return takesOrders
    ? { kind: "tell", until: endOfBusinessDay(location, now, timezone) }
    : { kind: "wait", until: plusMillis(now, LOOK_AGAIN_MS) };
}
