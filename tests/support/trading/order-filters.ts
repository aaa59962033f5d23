import type { StaffOrdersFilter } from "#adapters/server/order/orders-board.queries.ts";
import type { LocationId } from "#core/kernel/id.ts";
import { OPEN_STATUSES } from "#core/order/lifecycle/order-stages.ts";
import { periodBounds } from "#core/order/history/period-bounds.ts";
import type { Instant } from "#core/time/instant.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";

/** No limit at all. */
export const EVERY_ORDER: StaffOrdersFilter = {
  statuses: null,
  locationId: null,
  fulfillmentMethod: null,
  paymentMethod: null,
  source: null,
  complaintOnly: false,
  lateAt: null,
  workplaceIds: null,
  from: null,
  before: null,
  search: null,
  oldestFirst: false,
};

/** Where and when a list of orders is filtered. */
interface FilterPlace {
  readonly locationId: LocationId;
  readonly clock: { now(): Instant };
}

type Narrowing = (place: FilterPlace) => Partial<StaffOrdersFilter>;

/** Every way to filter the list of all orders, by its name: frequent and rare values, and some together. */
export function orderFilters(): readonly (readonly [string, Narrowing])[] {
  const period = ({ clock }: FilterPlace) => periodBounds("last_30_days", clock.now(), OFFICE_TIMEZONE);
  return [
    ["everything", () => ({})],
    ["oldest first", () => ({ oldestFirst: true })],
    ["frequent status", () => ({ statuses: ["fulfilled"] })],
    ["rare status", () => ({ statuses: ["rejected"] })],
    ["status of nothing", () => ({ statuses: ["out_for_delivery"] })],
    ["open statuses", () => ({ statuses: OPEN_STATUSES })],
    ["lost statuses", () => ({ statuses: ["rejected", "cancelled"] })],
    ["method", () => ({ fulfillmentMethod: "pickup" })],
    ["payment", () => ({ paymentMethod: "card_at_handover" })],
    ["source", () => ({ source: "phone" })],
    ["late only", ({ clock }) => ({ lateAt: clock.now() })],
    ["location", ({ locationId }) => ({ locationId })],
    ["place of work", ({ locationId }) => ({ workplaceIds: [locationId] })],
    ["period", period],
    ["number", () => ({ search: "A-042" })],
    ["number without its letter", () => ({ search: "42" })],
    ["frequent name", () => ({ search: "maria" })],
    ["rare name", () => ({ search: "tuta turcanu" })],
    ["beginning of names", () => ({ search: "ma po" })],
    ["one letter", () => ({ search: "m" })],
    ["nobody's name", () => ({ search: "Nimeni" })],
    ["last digits", () => ({ search: "678" })],
    ["whole phone", () => ({ search: "0712 345 678" })],
    [
      "several",
      (place) => ({
        ...period(place),
        statuses: ["fulfilled"],
        fulfillmentMethod: "delivery",
        paymentMethod: "cash",
        source: "app",
        lateAt: place.clock.now(),
        search: "pop",
      }),
    ],
  ];
}
