import { toId, type ZoneId } from "#core/kernel/id.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import { moved } from "#core/fulfillment/plain-map.ts";
import type { ZoneFileTerms } from "#core/fulfillment/area/zone-file.ts";
import { contains } from "#core/fulfillment/zone-at.ts";
import type { Coordinates } from "#core/kernel/coordinates.ts";
import type { Currency, Money } from "#core/money/money.ts";
import { zero } from "#core/money/parse-money.ts";
import { readTypedAmount, writeTypedAmount } from "#core/money/typed-amount.ts";
import type { Area, DeliveryZone, FeeRule, Position } from "#core/shop/delivery-zone.ts";
import {
  sortedFees,
  zoneProblems,
  type HeldZones,
  type ZoneField,
  type ZonePart,
  type ZoneProblem,
  type ZoneProblems,
  type ZoneTerms,
} from "./zone-settings.ts";

/** A fee while it is typed, with the amount from which on it holds. The first one holds from nothing on. */
export interface TypedFee {
  readonly from: string;
  readonly fee: string;
}

/** A zone while it is typed: amounts and numbers are text. */
export interface TypedZone {
  /** Stays while the zone does; the id of one that is held. */
  readonly key: string;
  readonly id: ZoneId | null;
  readonly name: string;
  readonly area: Area;
  readonly fees: readonly TypedFee[];
  readonly minimumOrder: string;
  readonly minutes: string;
}

/** The zones of a location while they are typed. */
export interface ZonesDraft {
  readonly zones: readonly TypedZone[];
}

/** The held zones as fields show them. */
export function toZonesDraft({ zones }: Pick<HeldZones, "zones">, comma: "," | "."): ZonesDraft {
  const amount = (money: Money): string => writeTypedAmount(money, comma);
  return {
    zones: zones.map((zone) => {
      const [first, ...steps] = sortedFees(zone);
      return {
        key: zone.id,
        id: zone.id,
        name: zone.name,
        area: zone.polygon,
        fees: [
          { from: "", fee: first === undefined ? "0" : amount(first.fee) },
          ...steps.map(({ minSubtotal, fee }) => ({ from: amount(minSubtotal), fee: amount(fee) })),
        ],
        minimumOrder: zone.minimumOrder === null ? "" : amount(zone.minimumOrder),
        minutes: String(zone.travelMinutes),
      };
    }),
  };
}

/** Reads what was typed; refuses with what is wrong, by zone and part. */
export function readZonesDraft(
  { zones }: ZonesDraft,
  held: HeldZones,
): Result<readonly ZoneTerms[], ZoneProblems> {
  const problems: [ZoneField, ZoneProblem][] = [];
  const terms = zones.map((zone, at): ZoneTerms => {
    const add = (part: ZonePart, problem: ZoneProblem): void => {
      problems.push([`${at}.${part}`, problem]);
    };
    const amountOf = (part: ZonePart, typed: string): Money => {
      const amount = readTypedAmount(typed, held.currency);
      if (amount !== null) return amount;
      add(part, typed.trim() === "" ? "validation.required" : "validation.money");
      return zero(held.currency);
    };
    const minutes = zone.minutes.trim();
    if (!/^\d{1,9}$/u.test(minutes))
      add("minutes", minutes === "" ? "validation.required" : "validation.integer");
    return {
      id: zone.id,
      name: zone.name.trim(),
      polygon: zone.area,
      feeRules: zone.fees.map(({ from, fee }, index): FeeRule => ({
        minSubtotal: index === 0 ? zero(held.currency) : amountOf(`fees.${index}`, from),
        fee: amountOf(`fees.${index}`, fee),
      })),
      minimumOrder: zone.minimumOrder.trim() === "" ? null : amountOf("minimumOrder", zone.minimumOrder),
      travelMinutes: Number(minutes),
    };
  });
  const found = { ...zoneProblems(terms, held), ...Object.fromEntries(problems) };
  return Object.keys(found).length === 0 ? ok(terms) : err(found);
}

/** The zones on screen as an address is looked up in them: what cannot be read counts as nothing, new ones come last. */
export function shownZones({ zones }: ZonesDraft, currency: Currency): readonly DeliveryZone[] {
  const amountOf = (typed: string): Money => readTypedAmount(typed, currency) ?? zero(currency);
  return zones.map((zone, at) => ({
    // Letters after digits: a zone gets an id that is later than those that are held.
    id: zone.id ?? toId<ZoneId>(`~${String(at).padStart(3, "0")}`),
    name: zone.name,
    polygon: zone.area,
    feeRules: zone.fees.map(({ from, fee }) => ({ minSubtotal: amountOf(from), fee: amountOf(fee) })),
    minimumOrder: zone.minimumOrder.trim() === "" ? null : amountOf(zone.minimumOrder),
    travelMinutes: Number(/^\d{1,9}$/u.exec(zone.minutes.trim())?.[0] ?? "0"),
  }));
}

/** What a manager should know of zones that can be saved all the same. */
export type ZoneNotice = "none" | "outside";

/** That nobody can order delivery, or that the location itself lies in none of its zones. */
export function zonesNotice({ zones }: ZonesDraft, held: HeldZones): ZoneNotice | null {
  if (zones.length === 0) return held.doesDelivery ? "none" : null;
  return zones.some(({ area }) => contains({ polygon: area }, held.coordinates)) ? null : "outside";
}

const NO_TERMS: ZoneFileTerms = { fee: null, minimumOrder: null, minutes: null };

/** The draft with one more zone at its end, of the same terms as the last one where a file says no others. */
export function withZone(
  draft: ZonesDraft,
  name: string,
  area: Area,
  { fee, minimumOrder, minutes }: ZoneFileTerms = NO_TERMS,
): ZonesDraft {
  const last = draft.zones.at(-1);
  const numbers = draft.zones.map(({ key }) => Number(/^new-(\d+)$/u.exec(key)?.[1] ?? "0"));
  const zone: TypedZone = {
    key: `new-${Math.max(0, ...numbers) + 1}`,
    id: null,
    name,
    area,
    fees: fee === null ? (last?.fees ?? [{ from: "", fee: "" }]) : [{ from: "", fee }],
    minimumOrder: minimumOrder ?? last?.minimumOrder ?? "",
    minutes: minutes ?? last?.minutes ?? "0",
  };
  return { zones: [...draft.zones, zone] };
}

/** The draft with a change of one of its zones. */
export function changedZone(draft: ZonesDraft, key: string, change: Partial<TypedZone>): ZonesDraft {
  return { zones: draft.zones.map((zone) => (zone.key === key ? { ...zone, ...change } : zone)) };
}

/** The draft without one of its zones. */
export function withoutZone(draft: ZonesDraft, key: string): ZonesDraft {
  return { zones: draft.zones.filter((zone) => zone.key !== key) };
}

/** Metres from the location to each side of the square that a new zone begins as. */
const FIRST_REACH = 1500;

/** A square around a place: what a new zone begins as. */
export function squareAround(place: Coordinates): Area {
  const corner = (east: number, north: number): Position => {
    const { longitude, latitude } = moved(place, east * FIRST_REACH, north * FIRST_REACH);
    return [longitude, latitude];
  };
  const first = corner(-1, -1);
  return { type: "Polygon", coordinates: [[first, corner(1, -1), corner(1, 1), corner(-1, 1), first]] };
}
