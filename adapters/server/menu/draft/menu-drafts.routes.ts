import { writeAudit } from "#adapters/server/account/organization/audit.queries.ts";
import {
  nameOf,
  requireStaffScope,
  type StaffScope,
} from "#adapters/server/account/organization/staff-scope.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import type { Access } from "#adapters/server/http/access.ts";
import { forbidden, notFound, refused } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import type { Visitor } from "#adapters/server/http/visitor/visitor.ts";
import type { ShopCache } from "#adapters/server/shop/shop-cache.ts";
import type { ShopDirectory } from "#adapters/server/shop/shop-directory.ts";
import type { ShopSnapshot } from "#adapters/server/shop/shop-snapshot.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import type { ShopId } from "#core/kernel/id.ts";
import { editDraft } from "#core/draft/edit-draft.ts";
import { draftContent } from "#core/draft/menu-draft.ts";
import { isModifier, isProduct, type MenuEntry } from "#core/draft/menu-entry.ts";
import type { Instant } from "#core/time/instant.ts";
import {
  endDraft,
  lockDraft,
  readChanges,
  readDraft,
  readEntries,
  writeChanges,
} from "./menu-drafts.queries.ts";
import { publishLocked } from "./publish-menu.ts";
import { lockMenu } from "./write-entries.ts";

/** What editing menus needs. */
export interface MenuDraftDeps {
  readonly access: Access;
  readonly database: DatabasePool;
  readonly directory: ShopDirectory;
  readonly shopCache: ShopCache;
  readonly ids: IdSource;
}

/** A shop whose menu somebody edits. */
export interface EditedShop {
  readonly scope: StaffScope;
  readonly snapshot: ShopSnapshot;
}

type MenuDraftHandlers = Pick<
  Handlers,
  "loadMenuDraft" | "editMenuDraft" | "discardMenuDraft" | "publishMenu"
>;

/** The menus of shops as they are edited (MENU-15); every change is audited. */
export function createMenuDraftHandlers(deps: MenuDraftDeps): MenuDraftHandlers {
  const { database, ids } = deps;

  const audit = (
    queries: Queries,
    { scope }: EditedShop,
    action: string,
    shopId: ShopId,
    detail: object,
    now: Instant,
  ): Promise<void> =>
    writeAudit(queries, { id: ids.ulid(), actorId: scope.userId, action, subject: shopId, detail }, now);

  return {
    loadMenuDraft: async ({ params: { id }, visitor }) => {
      const edited = await requireShop(deps, visitor, id);
      const { shop, locations, organizationId } = edited.snapshot;
      const read = await inTransaction(database, { organizationId }, async (queries) => ({
        ...(await readDraft(queries, id)),
        changes: await readChanges(queries, id),
        entries: await readEntries(queries, id),
      }));
      return answer({
        shopId: id,
        locale: shop.locale,
        currency: shop.currency,
        locations: locations.map((location) => ({ id: location.id, name: location.name })),
        ...read,
      });
    },
    editMenuDraft: async ({ params: { id }, body, visitor }) => {
      const edited = await requireShop(deps, visitor, id);
      if (
        !areOfShop(
          body.changes.flatMap(({ base, entry }) => [base, entry]),
          edited.snapshot,
        )
      )
        throw notFound();
      const { now } = visitor;
      const held = await inTransaction(database, edited.snapshot, async (queries) => {
        await lockDraft(queries, id);
        const published = await readEntries(queries, id);
        const before = await readChanges(queries, id);
        const edit = editDraft(published, before, body.changes, { by: nameOf(edited.scope), now });
        if (!edit.ok) throw refused(edit.error);
        const { changes, settled } = edit.value;
        const revision = await writeChanges(queries, id, changes, settled);
        const entryIds = [...changes.map((change) => change.id), ...settled];
        await audit(queries, edited, "menu.edit", id, { revision, entryIds }, now);
        return { revision, changes, settled };
      });
      return answer(held);
    },
    discardMenuDraft: async ({ params: { id }, body, visitor }) => {
      const edited = await requireShop(deps, visitor, id);
      const held = await inTransaction(database, edited.snapshot, async (queries) => {
        const { revision: current } = await lockDraft(queries, id);
        if (current !== body.revision) throw refused("menu.version_conflict");
        const settled = body.ids ?? (await readChanges(queries, id)).map((change) => change.id);
        const revision = await writeChanges(queries, id, [], settled);
        await audit(queries, edited, "menu.discard", id, { revision, entryIds: settled }, visitor.now);
        return { revision, changes: [], settled };
      });
      return answer(held);
    },
    publishMenu: async ({ params: { id }, body, visitor }) => {
      const edited = await requireShop(deps, visitor, id);
      const { scope, snapshot } = edited;
      const { now } = visitor;
      await inTransaction(database, snapshot, async (queries) => {
        const { revision, publications } = await lockDraft(queries, id);
        if (revision !== body.revision) throw refused("menu.version_conflict");
        await lockMenu(queries, id);
        const published = await readEntries(queries, id);
        const content = draftContent(published, await readChanges(queries, id));
        const number = publications + 1;
        const wanted = { number, kind: "publish", revertedTo: null, published, content } as const;
        const publisher = { userId: scope.userId, name: nameOf(scope) };
        const changed = await publishLocked(queries, snapshot, wanted, publisher, now);
        await endDraft(queries, id);
        await audit(queries, edited, "menu.publish", id, { number, changed }, now);
      });
      deps.shopCache.forget(id);
      return answer(null);
    },
  };
}

// Entries name only locations and the currency of their shop.
function areOfShop(entries: readonly (MenuEntry | null)[], { shop, locations }: ShopSnapshot): boolean {
  const known = new Set<string>(locations.map(({ id }) => id));
  return entries.every(
    (entry) =>
      entry === null ||
      !(isProduct(entry) || isModifier(entry)) ||
      Object.entries(entry.priceByLocation).every(
        ([id, { currency }]) => known.has(id) && currency === shop.currency,
      ),
  );
}

/** A shop that somebody may edit the menu of: 404 for another organization's, 403 for who works at some of its locations alone. */
export async function requireShop(
  { access, directory }: Pick<MenuDraftDeps, "access" | "directory">,
  visitor: Visitor,
  shopId: ShopId,
): Promise<EditedShop> {
  const scope = await requireStaffScope(access, visitor, ENDPOINTS.editMenuDraft.permission);
  const snapshot = await directory.byId(shopId);
  if (snapshot === null || snapshot.organizationId !== scope.organizationId) throw notFound();
  const { organizationId, locations } = snapshot;
  if (!locations.every((place) => access.worksAt(scope.employment, { organizationId, locationId: place.id })))
    throw forbidden();
  return { scope, snapshot };
}
