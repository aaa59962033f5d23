import * as Schema from "effect/Schema";
import { decoderOf } from "#adapters/server/db/decoder.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { draftChange, menuEntry } from "#core/contract/menu/menu-draft.ts";
import { instant } from "#core/contract/schema/scalars.ts";
import { toId, type OrganizationId, type ShopId, type UserId } from "#core/kernel/id.ts";
import type { DraftChange } from "#core/draft/menu-draft.ts";
import type { MenuContent, MenuEntryId } from "#core/draft/menu-entry.ts";
import type { Instant } from "#core/time/instant.ts";

// Every statement here runs within a transaction of the organization.

/** A draft without its changes. */
export interface HeldDraft {
  readonly revision: number;
  readonly publishAt: Instant | null;
  readonly scheduledBy: string | null;
  readonly missedAt: Instant | null;
  /** The number of the shop's latest publication. */
  readonly publications: number;
}

/** The draft of a shop, which is there without having been made. */
export async function readDraft(queries: Queries, shopId: ShopId): Promise<HeldDraft> {
  const row = await READ_DRAFT.one(queries, shopId);
  return { ...row, publishAt: decodeInstant(row.publishAt), missedAt: decodeInstant(row.missedAt) };
}

/** The same, and nobody else edits or publishes the menu before the transaction ends. */
export async function lockDraft(queries: Queries, shopId: ShopId): Promise<HeldDraft> {
  await MAKE_DRAFT.run(queries, shopId);
  await LOCK_DRAFT.run(queries, shopId);
  return readDraft(queries, shopId);
}

/** Every entry of the published menu. */
export async function readEntries(queries: Queries, shopId: ShopId): Promise<MenuContent> {
  const { found } = await READ_ENTRIES.one(queries, shopId);
  return decodeEntries(found).entries;
}

/** The changes that wait. */
export async function readChanges(queries: Queries, shopId: ShopId): Promise<readonly DraftChange[]> {
  const rows = await READ_CHANGES.rows(queries, shopId);
  return rows.map((row) => decodeChange(row));
}

/** Keeps changes, each in place of the one that its entry had, and counts the revision on. */
export async function writeChanges(
  queries: Queries,
  shopId: ShopId,
  changes: readonly DraftChange[],
  settled: readonly MenuEntryId[],
): Promise<number> {
  await DELETE_CHANGES.run(queries, shopId, settled);
  await WRITE_CHANGES.run(queries, shopId, JSON.stringify(changes));
  const { revision } = await COUNT_REVISION.one(queries, shopId);
  return revision;
}

/** Ends a draft: nothing waits, and nothing is scheduled. */
export async function endDraft(queries: Queries, shopId: ShopId): Promise<void> {
  await DELETE_ALL_CHANGES.run(queries, shopId);
  await END_DRAFT.run(queries, shopId);
}

/** Sets when the draft publishes itself; null takes it back. What was missed before is done with. */
export async function writeSchedule(
  queries: Queries,
  shopId: ShopId,
  publishAt: Instant | null,
  by: { readonly userId: UserId; readonly name: string | null },
): Promise<void> {
  const [userId, name] = publishAt === null ? [null, null] : [by.userId, by.name];
  await WRITE_SCHEDULE.run(queries, shopId, publishAt, userId, name);
}

/** Keeps that a draft could not publish itself at its time. */
export async function noteMissed(queries: Queries, shopId: ShopId, now: Instant): Promise<void> {
  await NOTE_MISSED.run(queries, shopId, now);
}

/** A menu that is to publish itself now. */
export interface DueMenu {
  readonly organizationId: OrganizationId;
  readonly shopId: ShopId;
}

/** Those of every organization, the longest due first; outside of any transaction. */
export async function listDueMenus(
  database: Queries,
  now: Instant,
  limit: number,
): Promise<readonly DueMenu[]> {
  const rows = await LIST_DUE.rows(database, now, limit);
  return rows.map(({ organizationId, shopId }) => ({
    organizationId: toId<OrganizationId>(organizationId),
    shopId: toId<ShopId>(shopId),
  }));
}

const decodeEntries = decoderOf("a menu's entries", Schema.Struct({ entries: Schema.Array(menuEntry) }));
const decodeChange = decoderOf("a change of a menu", draftChange);
const decodeInstant = decoderOf("a time of publishing", Schema.NullOr(instant));

const READ_DRAFT = statement(
  "menuDraft.read",
  `select coalesce(d.revision, 0) as revision, instant(d.publish_at) as "publishAt",
       d.scheduled_by_name as "scheduledBy", instant(d.missed_at) as "missedAt",
       coalesce((select max(p.number) from menu_publications p
         where p.organization_id = s.organization_id and p.shop_id = s.id), 0) as publications
     from shops s left join menu_drafts d on d.organization_id = s.organization_id and d.shop_id = s.id
    where s.organization_id = tenant() and s.id = $1`,
  ["revision", "publications"],
);

const MAKE_DRAFT = statement(
  "menuDraft.make",
  "insert into menu_drafts (organization_id, shop_id) values (tenant(), $1) on conflict do nothing",
);

const LOCK_DRAFT = statement(
  "menuDraft.lock",
  "select from menu_drafts where organization_id = tenant() and shop_id = $1 for no key update",
);

const READ_ENTRIES = statement("menuDraft.readEntries", "select menu_entries(tenant(), $1) as found", [
  "found",
]);

const READ_CHANGES = statement(
  "menuDraft.readChanges",
  `select entry_id as id, base, entry, set_by as by, instant(set_at) as at from menu_draft_changes
    where organization_id = tenant() and shop_id = $1 order by set_at, entry_id`,
  ["at"],
);

const DELETE_CHANGES = statement(
  "menuDraft.deleteChanges",
  "delete from menu_draft_changes where organization_id = tenant() and shop_id = $1 and entry_id = any ($2::text[])",
);

const WRITE_CHANGES = statement(
  "menuDraft.writeChanges",
  `insert into menu_draft_changes (organization_id, shop_id, entry_id, base, entry, set_by, set_at)
     select tenant(), $1, c.id, nullif(c.base, 'null'), nullif(c.entry, 'null'), c.by, c.at
       from jsonb_to_recordset($2) as c(id text, base jsonb, entry jsonb, by text, at timestamptz)
     on conflict (organization_id, shop_id, entry_id) do update
       set base = excluded.base, entry = excluded.entry, set_by = excluded.set_by, set_at = excluded.set_at`,
);

const COUNT_REVISION = statement(
  "menuDraft.countRevision",
  `update menu_drafts set revision = revision + 1 where organization_id = tenant() and shop_id = $1 returning revision`,
);

const DELETE_ALL_CHANGES = statement(
  "menuDraft.deleteAllChanges",
  "delete from menu_draft_changes where organization_id = tenant() and shop_id = $1",
);

const END_DRAFT = statement(
  "menuDraft.end",
  `update menu_drafts set revision = revision + 1, publish_at = null, scheduled_by = null, scheduled_by_name = null, missed_at = null
    where organization_id = tenant() and shop_id = $1`,
);

const WRITE_SCHEDULE = statement(
  "menuDraft.writeSchedule",
  `update menu_drafts set publish_at = $2, scheduled_by = $3, scheduled_by_name = $4, missed_at = null
    where organization_id = tenant() and shop_id = $1`,
);

const NOTE_MISSED = statement(
  "menuDraft.noteMissed",
  `update menu_drafts set publish_at = null, scheduled_by = null, scheduled_by_name = null, missed_at = $2
    where organization_id = tenant() and shop_id = $1`,
);

const LIST_DUE = statement(
  "menuDraft.listDue",
  `select organization_id as "organizationId", shop_id as "shopId" from menus_due($1, $2)`,
  ["organizationId", "shopId"],
);
