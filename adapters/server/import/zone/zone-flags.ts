import { commandRefusal, readCommandLine } from "#adapters/server/config/command-line.ts";
import { ZONE_FILE_PROPERTIES } from "#core/fulfillment/area/zone-file.ts";
import { err, ok, type Result } from "#core/kernel/result.ts";
import { ZONE_LIMITS } from "#core/setting/zone/zone-settings.ts";
import { createFlagReader, feeAmount, lineOfText, shopSlug } from "../../setup/shop-flags.ts";
import type { ZoneRequest } from "./import-zones.ts";

const { fee, minimumOrder, minutes } = ZONE_FILE_PROPERTIES;

/** How the command is called. */
export const ZONES_USAGE = `npm run import-zones -- --shop SLUG [flags] FILE…

Takes the zones that a location delivers to from GeoJSON: a Polygon or MultiPolygon, a Feature, or a FeatureCollection.
A zone that has the name of a feature is redrawn; any other feature becomes a new zone.

  --shop SLUG            the shop
  --location SLUG        its location (the only one)
  --delivery-fee AMOUNT  what delivery costs where neither the property ${fee} nor a zone before it says so
  --minimum AMOUNT       the minimum order where neither the property ${minimumOrder} nor a zone before it says so (none)
  --minutes NUMBER       minutes of the way where neither the property ${minutes} nor a zone before it says so (0)
  --replace              take away the zones that no file names
  --check                say what would be, and write nothing`;

const FLAGS = {
  shop: { type: "string" },
  location: { type: "string" },
  "delivery-fee": { type: "string" },
  minimum: { type: "string" },
  minutes: { type: "string" },
  replace: { type: "boolean" },
  check: { type: "boolean" },
} as const;

/** What the command line asks for; the files are paths still. */
export interface ZonesCall extends Omit<ZoneRequest, "files"> {
  readonly paths: readonly string[];
}

/** Reads the command line; refuses with every problem and the usage. */
export function readZonesCall(args: readonly string[]): Result<ZonesCall, string> {
  const parsed = readCommandLine(args, { flags: FLAGS, takesFiles: true, usage: ZONES_USAGE });
  if (!parsed.ok) return parsed;
  const { values, positionals: paths } = parsed.value;
  const { replace = false, check = false, ...texts } = values;
  const flags = createFlagReader(texts);
  const slug = flags.need("shop", shopSlug);
  const call = {
    location: flags.take("location", lineOfText(1, 63), null),
    fee: flags.take("delivery-fee", feeAmount, null),
    minimumOrder: flags.take("minimum", feeAmount, null),
    minutes: flags.take("minutes", wayMinutes, 0),
    replaces: replace,
    isCheck: check,
    paths,
  };
  const problems = [...flags.problems(), ...(paths.length === 0 ? ["no FILE is named"] : [])];
  if (problems.length === 0 && slug !== null) return ok({ slug, ...call });
  return err(commandRefusal(problems, ZONES_USAGE));
}

function wayMinutes(text: string): Result<number, string> {
  return /^\d{1,3}$/u.test(text) && Number(text) <= ZONE_LIMITS.minutes
    ? ok(Number(text))
    : err(`a whole number up to ${ZONE_LIMITS.minutes}`);
}
