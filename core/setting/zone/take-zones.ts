import type { ZoneFileTerms } from "#core/fulfillment/area/zone-file.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import { isZero } from "#core/money/compare.ts";
import type { Money } from "#core/money/money.ts";
import { zero } from "#core/money/parse-money.ts";
import { readTypedAmount } from "#core/money/typed-amount.ts";
import type { Area, DeliveryZone, FeeRule } from "#core/shop/delivery-zone.ts";
import {
  zoneProblems,
  type HeldZones,
  type ZonePart,
  type ZoneProblem,
  type ZoneTerms,
} from "./zone-settings.ts";

/** A zone that a file describes, under the name that it gets. */
export interface DescribedZone {
  readonly name: string;
  readonly area: Area;
  readonly terms: ZoneFileTerms;
}

/** Why one of them is not taken: a part of it is wrong, or there are too many zones by it. */
export interface ZoneRefusal {
  readonly zone: DescribedZone;
  readonly part: ZonePart | "zones";
  readonly problem: ZoneProblem;
}

/** What the zones of a location become by a file. */
export interface TakenZones {
  readonly zones: readonly ZoneTerms[];
  readonly refused: readonly ZoneRefusal[];
}

/** What a file may leave open of a new zone where no zone is before it. */
export interface FirstTerms {
  readonly fee: Money;
  readonly minimumOrder: Money | null;
  readonly minutes: number;
}

/**
 * The zones of a location with those of a file (SHOP-26). One that has the name of a zone is that zone, in the order in
 * which both name it: it gets the area and the terms that the file says and keeps all others. Any other one is new, with
 * the terms of the zone before it where the file says none. Each is taken or refused by itself; areas are known to be sound.
 */
export function takeZones(
  held: HeldZones,
  described: readonly DescribedZone[],
  first: FirstTerms,
): TakenZones {
  const refused: ZoneRefusal[] = [];
  let free: readonly DeliveryZone[] = held.zones;
  let zones: readonly ZoneTerms[] = held.zones;
  for (const zone of described) {
    const before = free.find(({ name }) => name === zone.name) ?? null;
    const terms = termsOf(zone, before, zones.at(-1) ?? null, held, first);
    const next = !terms.ok ? zones : withTerms(zones, terms.value);
    const flaw = terms.ok ? flawOf(next, terms.value, held) : terms.error;
    if (flaw === null) {
      zones = next;
      free = free.filter((one) => one !== before);
    } else refused.push({ zone, ...flaw });
  }
  return { zones, refused };
}

type Flaw = Pick<ZoneRefusal, "part" | "problem">;

function termsOf(
  { name, area, terms }: DescribedZone,
  before: DeliveryZone | null,
  last: ZoneTerms | null,
  { currency }: HeldZones,
  first: FirstTerms,
): Result<ZoneTerms, Flaw> {
  const like = before ?? last;
  const fee = terms.fee === null ? null : readTypedAmount(terms.fee, currency);
  const minimum = terms.minimumOrder === null ? null : readTypedAmount(terms.minimumOrder, currency);
  if (terms.fee !== null && fee === null) return err({ part: "fees", problem: "validation.money" });
  if (terms.minimumOrder !== null && minimum === null)
    return err({ part: "minimumOrder", problem: "validation.money" });
  if (terms.minutes !== null && !/^\d{1,9}$/u.test(terms.minutes))
    return err({ part: "minutes", problem: "validation.integer" });
  return ok({
    id: before?.id ?? null,
    name,
    polygon: before !== null && isSameArea(before.polygon, area) ? before.polygon : area,
    feeRules: feesOf(fee, like?.feeRules ?? [{ minSubtotal: zero(currency), fee: first.fee }], before),
    minimumOrder: minimum ?? (like === null ? first.minimumOrder : like.minimumOrder),
    travelMinutes: terms.minutes === null ? (like?.travelMinutes ?? first.minutes) : Number(terms.minutes),
  });
}

// A zone that is there keeps the fees that begin at an amount; a new one of which the file says the fee has that one alone.
function feesOf(
  fee: Money | null,
  rules: readonly FeeRule[],
  before: DeliveryZone | null,
): readonly FeeRule[] {
  if (fee === null) return rules;
  if (before === null) return [{ minSubtotal: zero(fee.currency), fee }];
  return rules.map((rule) => (isZero(rule.minSubtotal) ? { ...rule, fee } : rule));
}

function withTerms(zones: readonly ZoneTerms[], terms: ZoneTerms): readonly ZoneTerms[] {
  return terms.id === null ? [...zones, terms] : zones.map((zone) => (zone.id === terms.id ? terms : zone));
}

// Areas were looked at as the file was read, which takes longest.
function flawOf(zones: readonly ZoneTerms[], terms: ZoneTerms, held: HeldZones): Flaw | null {
  const at = zones.indexOf(terms);
  const problems = zoneProblems(zones, { ...held, zones });
  if (problems.zones !== undefined) return { part: "zones", problem: problems.zones };
  const part = ZONE_PARTS.find((one) => problems[`${at}.${one}`] !== undefined);
  const problem = part === undefined ? undefined : problems[`${at}.${part}`];
  return part === undefined || problem === undefined ? null : { part, problem };
}

const ZONE_PARTS = ["name", "area", "fees", "minimumOrder", "minutes"] as const;

function isSameArea(one: Area, other: Area): boolean {
  return one.type === other.type && JSON.stringify(one.coordinates) === JSON.stringify(other.coordinates);
}
