import { pointCount } from "#core/fulfillment/area/area-flaw.ts";
import { areaMeeting, type AreaMeeting } from "#core/fulfillment/area/area-meeting.ts";
import { compareZones } from "#core/fulfillment/zone-order.ts";
import { ZONE_FILE_PROPERTIES } from "#core/fulfillment/area/zone-file.ts";
import type { ZoneRefusal } from "#core/setting/zone/take-zones.ts";
import type { ZoneNotice } from "#core/setting/zone/zone-draft.ts";
import { sortedFees, ZONE_LIMITS } from "#core/setting/zone/zone-settings.ts";
import type { DeliveryZone } from "#core/shop/delivery-zone.ts";
import { areaFlawSentence } from "#adapters/server/setup/zone-file.ts";
import type { ImportedZones, RefusedZone } from "./import-zones.ts";

/** What an import of zones took, changed and refused, and which zones meet, for a person at a terminal. */
export function reportZones(
  { location, currency, zones, changes, taken, refused, notice }: ImportedZones,
  { slug, isCheck }: { readonly slug: string; readonly isCheck: boolean },
): string {
  const { added, changed, removed } = changes;
  const isOther = added.length + changed.length + removed.length > 0;
  const touched = new Set([...added.map(({ id }) => id), ...changed.map(({ after }) => after.id)]);
  const meetings = meetingsOf(zones);
  return [
    `${isCheck ? "Would be taken" : "Taken"} into ${slug}, ${location}: ${taken} of ${taken + refused.length} areas; amounts in ${currency}.`,
    isOther
      ? `Zones: ${added.length} added, ${changed.length} changed, ${removed.length} taken away, ${zones.length} in all.`
      : `Nothing changed: the location has these zones already, ${zones.length} in all.`,
    ...zones.filter(({ id }) => touched.has(id)).map((zone) => `  ${describeZone(zone)}`),
    ...removed.map(({ name }) => `  ${name}: taken away`),
    `Refused: ${refused.length}`,
    ...refused.map((one) => `  ${describeRefused(one)}`),
    `Overlaps: ${meetings.length}`,
    ...meetings.map((line) => `  ${line}`),
    ...(notice === null ? [] : [NOTICES[notice]]),
    ...(isCheck ? ["Nothing was written."] : []),
  ].join("\n");
}

function describeZone(zone: DeliveryZone): string {
  const fees = sortedFees(zone).map(({ minSubtotal, fee }, index) =>
    index === 0 ? fee.amount : `${fee.amount} from ${minSubtotal.amount} on`,
  );
  const minimum = zone.minimumOrder === null ? "no minimum" : `minimum ${zone.minimumOrder.amount}`;
  return `${zone.name}: ${pointCount(zone.polygon)} points, delivery ${fees.join(", ")}, ${minimum}, ${zone.travelMinutes} minutes`;
}

function describeRefused({ file, number, name, reason }: RefusedZone): string {
  const feature = number === null ? "" : `, feature ${number}`;
  const called = name === null ? "" : ` (${name})`;
  return `${file}${feature}${called}: ${"zone" in reason ? describeFlaw(reason) : areaFlawSentence(reason)}`;
}

const AMOUNT = "is no amount such as 9.90";

function describeFlaw({ part, zone: { terms } }: ZoneRefusal): string {
  switch (part) {
    case "zones":
      return `a location has at most ${ZONE_LIMITS.zones} zones with ${ZONE_LIMITS.points} points together`;
    case "minimumOrder":
      return `${ZONE_FILE_PROPERTIES.minimumOrder} ${JSON.stringify(terms.minimumOrder)} ${AMOUNT}`;
    case "minutes":
      return `${ZONE_FILE_PROPERTIES.minutes} ${JSON.stringify(terms.minutes)} is no whole number up to ${ZONE_LIMITS.minutes}`;
    case "name":
      return "it has no name";
    case "area":
      return "its area cannot be delivered to";
    default:
      return `${ZONE_FILE_PROPERTIES.fee} ${JSON.stringify(terms.fee)} ${AMOUNT}`;
  }
}

const MEETINGS: Readonly<Partial<Record<AreaMeeting, string>>> = {
  overlapping: "overlaps",
  inside: "lies within",
  around: "lies around",
  same: "is the same area as",
};

// Those that only touch share no address.
function meetingsOf(zones: readonly DeliveryZone[]): readonly string[] {
  return zones.flatMap((zone, at) =>
    zones.slice(at + 1).flatMap((other) => {
      const words = MEETINGS[areaMeeting(zone.polygon, other.polygon)];
      const winner = compareZones(zone, other) < 0 ? zone : other;
      return words === undefined
        ? []
        : [`${zone.name} ${words} ${other.name}: an address in both belongs to ${winner.name}`];
    }),
  );
}

const NOTICES: Readonly<Record<ZoneNotice, string>> = {
  none: "The location has no zone, so that nobody can order delivery.",
  outside: "The location itself lies in none of its zones.",
};
