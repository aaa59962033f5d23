import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import type { ShopId, UserId } from "#core/kernel/id.ts";
import type { Publication, PublishedChange } from "#core/draft/publication.ts";

// Every statement here runs within a transaction of the organization.

/** Keeps what a publication changed. */
export async function insertPublication(
  queries: Queries,
  shopId: ShopId,
  publication: Omit<Publication, "changed"> & { readonly actorId: UserId | null },
  changes: readonly PublishedChange[],
): Promise<void> {
  const { number, kind, revertedTo, at, by, actorId } = publication;
  const kept = JSON.stringify(changes.map(({ before, after }) => ({ before, after })));
  await INSERT.run(queries, shopId, number, kind, revertedTo, kept, changes.length, actorId, by, at);
}

const INSERT = statement(
  "menuPublication.insert",
  `insert into menu_publications (organization_id, shop_id, number, kind, reverted_to, changes, changed, actor_id,
       actor_name, at)
     values (tenant(), $1, $2, $3, $4, $5::jsonb, $6, $7, $8, $9)`,
);
