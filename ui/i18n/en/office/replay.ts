import type { replay as ro } from "../../ro/office/replay.ts";
import type { Translation } from "../../wording.ts";

/** A day under other settings. */
export const replay: Translation<typeof ro> = {
  title: "Replay a day",
  intro:
    "How the same day would have come out with other minutes of preparation and another number of orders to a slot. Nothing changes in the shop.",
  back: "Back to the dashboard",
  link: "Replay a day with other settings",
  location: "Location",
  day: "Day",
  settings: "Try it",
  reset: "As on that day",
  minutes: "Preparation",
  minutesValue: "{n} min",
  asPromised: "as for each order",
  capacity: "Orders to a slot of 15 minutes",
  noLimit: "no limit",
  withoutLimit: "Without a limit",
  results: { onTime: "On time", late: "Late", lost: "Lost", open: "Open" },
  happened: "{n} on that day",
  chart: "Orders by the hour in which they were placed",
  legend: "Left, paler: what happened. Right: what would have.",
  tip: "{side}: {onTime} on time, {late} late, {lost} lost",
  was: "Was",
  wouldBe: "Would be",
  from: "{was} → {now}",
  changed: "{n:number|count} {{order|orders}} would have come out otherwise",
  changedTitle: "Orders that would have come out otherwise",
  order: "Order",
  placedAt: "Placed at",
  empty: "No orders on this day",
  emptyText: "Choose another day or location.",
  failed: "The day could not be read",
};
