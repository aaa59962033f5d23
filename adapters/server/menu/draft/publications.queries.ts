import * as Schema from "effect/Schema";
import { decoderOf } from "#adapters/server/db/decoder.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { publication, publishedChange } from "#core/contract/menu/menu-publication.ts";
import type { PublishedChange, Publication } from "#core/draft/publication.ts";
import type { ShopId, UserId } from "#core/kernel/id.ts";

// Every statement here runs within a transaction of the organization.

/** Keeps what a publication changed. */
export async function insertPublication(
  queries: Queries,
  shopId: ShopId,
  made: Omit<Publication, "changed"> & { readonly actorId: UserId | null },
  changes: readonly PublishedChange[],
): Promise<void> {
  const { number, kind, revertedTo, at, by, actorId } = made;
  const kept = JSON.stringify(changes.map(({ before, after }) => ({ before, after })));
  await INSERT.run(queries, shopId, number, kind, revertedTo, kept, changes.length, actorId, by, at);
}

/** A page of a shop's publications, the newest first. */
export async function listPublications(
  queries: Queries,
  shopId: ShopId,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly items: readonly Publication[]; readonly total: number }> {
  const rows = await LIST.rows(queries, shopId, limit, offset);
  const { total } = await COUNT.one(queries, shopId);
  return { items: rows.map((row) => decodePublication(row)), total };
}

/** What each publication after one of a number changed, the newest first; 0 is all of them. */
export async function changesSince(
  queries: Queries,
  shopId: ShopId,
  number: number,
): Promise<readonly (readonly PublishedChange[])[]> {
  const rows = await READ_CHANGES.rows(queries, shopId, number);
  return rows.map(({ changes }) => decodeChanges(changes));
}

const decodePublication = decoderOf("a publication", publication);
const decodeChanges = decoderOf("what a publication changed", Schema.Array(publishedChange));

const INSERT = statement(
  "menuPublication.insert",
  `insert into menu_publications (organization_id, shop_id, number, kind, reverted_to, changes, changed, actor_id,
       actor_name, at)
     values (tenant(), $1, $2, $3, $4, $5::jsonb, $6, $7, $8, $9)`,
);

const LIST = statement(
  "menuPublication.list",
  `select number, kind, reverted_to as "revertedTo", changed, instant(at) as at, actor_name as by from menu_publications
    where organization_id = tenant() and shop_id = $1 order by number desc limit $2 offset $3`,
  ["at"],
);

const COUNT = statement(
  "menuPublication.count",
  `select count(*)::integer as total from menu_publications where organization_id = tenant() and shop_id = $1`,
  ["total"],
);

const READ_CHANGES = statement(
  "menuPublication.readChanges",
  `select changes from menu_publications
    where organization_id = tenant() and shop_id = $1 and number > $2 order by number desc`,
);
