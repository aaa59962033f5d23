import { decoderOf } from "#adapters/server/db/decoder.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { priceUpdate } from "#core/contract/price-update.ts";
import { toId, type LocationId, type OrganizationId, type PriceUpdateId } from "#core/kernel/id.ts";
import type { MovablePriceUpdate } from "#core/menu/price-update/move-price-update.ts";
import type { PriceChange, PriceUpdate, PriceUpdateMove } from "#core/menu/price-update/price-update.ts";
import type { Instant } from "#core/time/instant.ts";

// Every statement here but that of the job runs within a transaction of the organization.

/** A page of the updates that change a price at these locations (null is all), the newest first. */
export async function listPriceUpdates(
  queries: Queries,
  {
    locationIds,
    limit,
    offset,
  }: { readonly locationIds: readonly LocationId[] | null; readonly limit: number; readonly offset: number },
): Promise<{ readonly items: readonly PriceUpdate[]; readonly total: number }> {
  const rows = await LIST_UPDATES.rows(queries, locationIds, limit, offset);
  const { total } = await COUNT_UPDATES.one(queries, locationIds);
  return { items: rows.map(({ found }) => decodeUpdate(found)), total };
}

/** One update; null where the organization has none of that id. */
export async function findPriceUpdate(queries: Queries, id: PriceUpdateId): Promise<PriceUpdate | null> {
  const row = await FIND_UPDATE.first(queries, id);
  return row === null ? null : decodeUpdate(row.found);
}

/** The same, and nobody else moves it before the transaction ends. */
export async function lockPriceUpdate(queries: Queries, id: PriceUpdateId): Promise<PriceUpdate | null> {
  return (await LOCK_UPDATE.run(queries, id)) === 1 ? findPriceUpdate(queries, id) : null;
}

/** Adds an update without changes. */
export async function insertPriceUpdate(
  queries: Queries,
  id: PriceUpdateId,
  { status, version, effectiveAt }: MovablePriceUpdate,
): Promise<void> {
  await INSERT_UPDATE.run(queries, id, status, version, effectiveAt);
}

/** Gives an update these changes in place of those that it had. */
export async function writePriceChanges(
  queries: Queries,
  id: PriceUpdateId,
  changes: readonly PriceChange[],
): Promise<void> {
  await DELETE_CHANGES.run(queries, id);
  const rows = changes.map(({ type, id: itemId, locationId, expectedPrice, newPrice }) => ({
    product_id: type === "product" ? itemId : null,
    modifier_id: type === "modifier" ? itemId : null,
    location_id: locationId,
    expected_price: expectedPrice.amount,
    new_price: newPrice.amount,
  }));
  await INSERT_CHANGES.run(queries, id, JSON.stringify(rows));
}

/** A move as its history keeps it. */
interface NotedMove {
  readonly move: PriceUpdateMove;
  readonly actorId: string | null;
  readonly by: string | null;
  readonly at: Instant;
}

/** Keeps where an update is now, and who moved it there; throws where another version is held. */
export async function writePriceUpdateMove(
  queries: Queries,
  id: PriceUpdateId,
  { status, version, effectiveAt }: MovablePriceUpdate,
  moment: NotedMove,
): Promise<void> {
  const moved = await MOVE_UPDATE.run(queries, id, version - 1, status, version, effectiveAt);
  if (moved !== 1) throw new Error(`The price update ${id} is not of version ${version - 1}`);
  await notePriceUpdateMove(queries, id, version, moment);
}

/** Adds a line to the history of an update. */
export async function notePriceUpdateMove(
  queries: Queries,
  id: PriceUpdateId,
  version: number,
  { move, actorId, by, at }: NotedMove,
): Promise<void> {
  await INSERT_MOVE.run(queries, id, version, move, actorId, by, at);
}

/** An update that the clock has to apply. */
export interface DuePriceUpdate {
  readonly organizationId: OrganizationId;
  readonly id: PriceUpdateId;
}

/** Scheduled updates of every organization whose time has come, the longest due first. */
export async function listDuePriceUpdates(
  database: Queries,
  now: Instant,
  limit: number,
): Promise<readonly DuePriceUpdate[]> {
  const status: PriceUpdate["status"] = "scheduled";
  const rows = await LIST_DUE.rows(database, status, now, limit);
  return rows.map(({ organizationId, updateId }) => ({
    organizationId: toId<OrganizationId>(organizationId),
    id: toId<PriceUpdateId>(updateId),
  }));
}

const decodeUpdate = decoderOf("a price update", priceUpdate);

const LIST_UPDATES = statement(
  "priceUpdate.list",
  `select price_update_json(u) as found from price_updates u
    where u.organization_id = tenant() and ($1::text[] is null or exists (
      select from price_changes c
       where c.organization_id = u.organization_id and c.update_id = u.id and c.location_id = any ($1::text[])))
    order by u.id desc limit $2 offset $3`,
  ["found"],
);

const COUNT_UPDATES = statement(
  "priceUpdate.count",
  `select count(*)::integer as total from price_updates u
    where u.organization_id = tenant() and ($1::text[] is null or exists (
      select from price_changes c
       where c.organization_id = u.organization_id and c.update_id = u.id and c.location_id = any ($1::text[])))`,
  ["total"],
);

const FIND_UPDATE = statement(
  "priceUpdate.find",
  "select price_update_json(u) as found from price_updates u where u.organization_id = tenant() and u.id = $1",
  ["found"],
);

const LOCK_UPDATE = statement(
  "priceUpdate.lock",
  "select from price_updates where organization_id = tenant() and id = $1 for no key update",
);

const INSERT_UPDATE = statement(
  "priceUpdate.insert",
  `insert into price_updates (organization_id, id, status, version, effective_at)
     values (tenant(), $1, $2, $3, $4)`,
);

const DELETE_CHANGES = statement(
  "priceUpdate.deleteChanges",
  "delete from price_changes where organization_id = tenant() and update_id = $1",
);

const INSERT_CHANGES = statement(
  "priceUpdate.insertChanges",
  `insert into price_changes (organization_id, update_id, shop_id, location_id, product_id, modifier_id,
       expected_price, new_price)
     select l.organization_id, $1, l.shop_id, l.id, a.product_id, a.modifier_id, a.expected_price, a.new_price
       from json_to_recordset($2::json) as a(product_id text, modifier_id text, location_id text,
         expected_price numeric, new_price numeric)
       join locations l on l.organization_id = tenant() and l.id = a.location_id`,
);

const MOVE_UPDATE = statement(
  "priceUpdate.move",
  `update price_updates set status = $3, version = $4, effective_at = $5
    where organization_id = tenant() and id = $1 and version = $2`,
);

const INSERT_MOVE = statement(
  "priceUpdate.insertMove",
  `insert into price_update_moves (organization_id, update_id, version, move, actor_id, actor_name, at)
     values (tenant(), $1, $2, $3, $4, $5, $6)`,
);

const LIST_DUE = statement(
  "priceUpdate.listDue",
  `select organization_id as "organizationId", update_id as "updateId" from price_updates_due($1, $2, $3)`,
  ["organizationId", "updateId"],
);
