import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import type { ShopId } from "#core/kernel/id.ts";
import type { PointsRule } from "#core/setting/points/points-rule.ts";

// Every statement here runs within a transaction of the organization.

/** The rule of a shop with its version; null when the organization has no such shop. */
export async function readPointsRule(
  queries: Queries,
  id: ShopId,
): Promise<{ readonly version: number; readonly rule: PointsRule } | null> {
  const row = await READ.first(queries, id);
  return row === null
    ? null
    : { version: row.version, rule: { isOn: row.isOn, pointsPerUnit: row.pointsPerUnit } };
}

/** The same, and nobody else changes the shop before the transaction ends. */
export async function lockPointsRule(
  queries: Queries,
  id: ShopId,
): Promise<{ readonly version: number; readonly rule: PointsRule } | null> {
  // An order shares its location, and comes before or after.
  await LOCK_LOCATIONS.run(queries, id);
  return (await LOCK.run(queries, id)) === 1 ? readPointsRule(queries, id) : null;
}

/** Writes the rule of a shop; its version rises, and by triggers those of the shop and its locations. */
export async function writePointsRule(
  queries: Queries,
  id: ShopId,
  { isOn, pointsPerUnit }: PointsRule,
): Promise<void> {
  await WRITE.run(queries, id, isOn, pointsPerUnit);
}

const LOCK_LOCATIONS = statement(
  "pointsRule.lockLocations",
  `select from locations where organization_id = tenant() and shop_id = $1 order by id for no key update`,
);

const LOCK = statement(
  "pointsRule.lock",
  "select from shops where organization_id = tenant() and id = $1 for no key update",
);

const READ = statement(
  "pointsRule.read",
  `select points_version as version, points_enabled as "isOn", trim_scale(points_per_unit)::text as "pointsPerUnit"
     from shops where organization_id = tenant() and id = $1`,
  ["pointsPerUnit"],
);

const WRITE = statement(
  "pointsRule.write",
  `update shops set points_enabled = $2, points_per_unit = $3, points_version = points_version + 1
    where organization_id = tenant() and id = $1`,
);
