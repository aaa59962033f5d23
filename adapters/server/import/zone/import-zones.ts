import { basename, extname } from "node:path";
import { readZoneFile, type ZoneFileEntry } from "#core/fulfillment/area/zone-file.ts";
import { toId, type LocationId, type ZoneId } from "#core/kernel/id.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import type { Currency, Money } from "#core/money/money.ts";
import { toMoney } from "#core/money/parse-money.ts";
import { takeZones, type DescribedZone, type ZoneRefusal } from "#core/setting/zone/take-zones.ts";
import { zoneChanges } from "#core/setting/zone/zone-changes.ts";
import { toZonesDraft, zonesNotice, type ZoneNotice } from "#core/setting/zone/zone-draft.ts";
import { defaultZone, ZONE_LIMITS, type HeldZones } from "#core/setting/zone/zone-settings.ts";
import type { AreaFlaw } from "#core/fulfillment/area/area-flaw.ts";
import type { DeliveryZone } from "#core/shop/delivery-zone.ts";
import type { Clock } from "#core/time/clock.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { writeAudit } from "#adapters/server/account/organization/audit.queries.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { lockZones, writeZones } from "#adapters/server/location/zone-settings.queries.ts";
import { firstFee } from "#adapters/server/setup/location-flags.ts";
import { findShopBySlug, readShopSnapshot } from "#adapters/server/shop/shops.queries.ts";

/** What is asked for. */
export interface ZoneRequest {
  readonly slug: string;
  /** The slug of the location; null is the only one. */
  readonly location: string | null;
  readonly files: readonly { readonly name: string; readonly text: string }[];
  /** Of a new zone where neither the file nor a zone before it says so; amounts are decimal text. */
  readonly fee: string | null;
  readonly minimumOrder: string | null;
  readonly minutes: number;
  /** Whether zones that no file names are taken away. */
  readonly replaces: boolean;
  /** Whether nothing is written. */
  readonly isCheck: boolean;
}

/** A place of a file whose zone was not taken. */
export interface RefusedZone {
  readonly file: string;
  /** The feature, from 1; null is the whole file. */
  readonly number: number | null;
  readonly name: string | null;
  readonly reason: AreaFlaw | ZoneRefusal;
}

/** What an import of zones did, or would do. */
export interface ImportedZones {
  readonly location: string;
  readonly currency: Currency;
  readonly zones: readonly DeliveryZone[];
  readonly changes: ReturnType<typeof zoneChanges>;
  readonly taken: number;
  readonly refused: readonly RefusedZone[];
  readonly notice: ZoneNotice | null;
}

interface Found extends DescribedZone {
  readonly file: string;
  readonly number: number;
}

/**
 * Takes the zones of files into a location (SHOP-26), in one transaction: a refusal or a failure leaves everything as it
 * was. Answers with a sentence where the location cannot be found.
 */
export async function importZones(
  { pool, clock, ids }: { readonly pool: DatabasePool; readonly clock: Clock; readonly ids: IdSource },
  request: ZoneRequest,
): Promise<Result<ImportedZones, string>> {
  const shop = await findShopBySlug(pool, request.slug);
  const snapshot = shop === null ? null : await readShopSnapshot(pool, shop.shopId, clock.now());
  if (snapshot === null) return err(`There is no shop ${JSON.stringify(request.slug)}.`);
  const location = findLocation(snapshot.locations, request.location);
  if (!location.ok) return location;
  const { id, name } = location.value;
  return inTransaction(pool, { organizationId: snapshot.organizationId }, async (queries) => {
    const locked = await lockZones(queries, id);
    if (locked === null) return err(`There is no location ${name} any more.`);
    const { held, defaultId } = locked;
    const { found, refused } = readFiles(request.files, held);
    const kept = request.replaces ? named(held, found) : held;
    const taken = takeZones(kept, found, {
      fee: moneyOf(request.fee ?? firstFee(held.currency), held.currency),
      minimumOrder: request.minimumOrder === null ? null : moneyOf(request.minimumOrder, held.currency),
      minutes: request.minutes,
    });
    const zones = taken.zones.map((zone) => ({ ...zone, id: zone.id ?? toId<ZoneId>(ids.ulid()) }));
    const changes = zoneChanges(held.zones, zones);
    const isOther = changes.added.length + changes.removed.length + changes.changed.length > 0;
    if (isOther && !request.isCheck) {
      await writeZones(queries, id, zones, defaultZone(zones, defaultId)?.id ?? null);
      const files = request.files.map(({ name: file }) => basename(file));
      const entry = { id: ids.ulid(), actorId: null, action: "location.zones", subject: id };
      await writeAudit(queries, { ...entry, detail: { files, ...changes } }, clock.now());
    }
    return ok({
      location: name,
      currency: held.currency,
      zones,
      changes,
      taken: found.length - taken.refused.length,
      refused: inOrder([...refused, ...taken.refused.map((refusal) => placeOf(refusal, found))], request),
      notice: zonesNotice(toZonesDraft({ zones }, "."), held),
    });
  });
}

function findLocation(
  locations: readonly { readonly id: LocationId; readonly slug: string; readonly name: string }[],
  slug: string | null,
): Result<{ readonly id: LocationId; readonly name: string }, string> {
  const slugs = locations.map((one) => one.slug).join(", ");
  const [only] = locations;
  if (slug === null)
    return only !== undefined && locations.length === 1
      ? ok(only)
      : err(`The shop has several locations; choose one of ${slugs} with --location.`);
  const found = locations.find((one) => one.slug === slug);
  return found === undefined
    ? err(`There is no location ${JSON.stringify(slug)}; the shop has ${slugs}.`)
    : ok(found);
}

function readFiles(
  files: ZoneRequest["files"],
  { coordinates }: HeldZones,
): { readonly found: readonly Found[]; readonly refused: readonly RefusedZone[] } {
  const found: Found[] = [];
  const refused: RefusedZone[] = [];
  for (const { name: file, text } of files) {
    const read = readZoneFile(text, coordinates);
    if (!read.ok) {
      refused.push({ file, number: null, name: null, reason: read.error });
      continue;
    }
    for (const entry of read.value) {
      const { number, area, terms } = entry;
      if (area.ok)
        found.push({ file, number, name: nameOf(entry, file, read.value.length), area: area.value, terms });
      else refused.push({ file, number, name: entry.name, reason: area.error });
    }
  }
  return { found, refused };
}

// Always the same for the same file, so that its zones are found again.
function nameOf({ name, number }: ZoneFileEntry, file: string, among: number): string {
  const own = basename(file, extname(file));
  const given = name ?? (among === 1 ? own : `${own} ${number}`);
  return Array.from(given).slice(0, ZONE_LIMITS.name).join("").trim();
}

function named(held: HeldZones, found: readonly Found[]): HeldZones {
  const names = new Set(found.map(({ name }) => name));
  return { ...held, zones: held.zones.filter(({ name }) => names.has(name)) };
}

function placeOf(refusal: ZoneRefusal, found: readonly Found[]): RefusedZone {
  const place = found.find((one) => one === refusal.zone);
  if (place === undefined) throw new Error("What is refused was found in a file");
  const { file, number, name } = place;
  return { file, number, name, reason: refusal };
}

function inOrder(
  refused: readonly RefusedZone[],
  { files }: Pick<ZoneRequest, "files">,
): readonly RefusedZone[] {
  const place = ({ file }: RefusedZone): number => files.findIndex(({ name }) => name === file);
  return refused.toSorted(
    (one, other) => place(one) - place(other) || (one.number ?? 0) - (other.number ?? 0),
  );
}

function moneyOf(amount: string, currency: Currency): Money {
  return toMoney(amount, currency);
}
