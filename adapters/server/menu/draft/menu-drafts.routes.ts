import { writeAudit } from "#adapters/server/account/organization/audit.queries.ts";
import { nameOf } from "#adapters/server/account/organization/staff-scope.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { notFound, refused } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import type { ShopSnapshot } from "#adapters/server/shop/shop-snapshot.ts";
import type { ShopId } from "#core/kernel/id.ts";
import { editDraft } from "#core/draft/edit-draft.ts";
import { mayName, newPictures, pictureIdsOf } from "#core/draft/named-pictures.ts";
import { draftContent, type EntryChange } from "#core/draft/menu-draft.ts";
import { isModifier, isProduct, type MenuContent, type MenuEntry } from "#core/draft/menu-entry.ts";
import type { Instant } from "#core/time/instant.ts";
import {
  endDraft,
  lockDraft,
  readChanges,
  readDraft,
  readEntries,
  writeChanges,
} from "./menu-drafts.queries.ts";
import { forgetPictures, keptPictures } from "../picture/pictures.queries.ts";
import { requireShop, type EditedShop, type MenuDraftDeps } from "../edited-shop.ts";
import { publishLocked } from "./publish-menu.ts";
import { lockMenu } from "./write-entries.ts";

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
        shopSlug: shop.slug,
        locale: shop.locale,
        currency: shop.currency,
        locations: locations.map((location) => ({
          id: location.id,
          slug: location.slug,
          name: location.name,
        })),
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
        await requirePictures(queries, id, body.changes, draftContent(published, before));
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
        const changes = await readChanges(queries, id);
        const settled = body.ids ?? changes.map((change) => change.id);
        const revision = await writeChanges(queries, id, [], settled);
        await forgetPictures(queries, pictureIdsOf(changes.map(({ entry }) => entry)));
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

// Asks the database only for pictures that the menu does not name yet (MENU-23).
async function requirePictures(
  queries: Queries,
  shopId: ShopId,
  changes: readonly EntryChange[],
  content: MenuContent,
): Promise<void> {
  const named = newPictures(changes, content);
  if (named.length === 0) return;
  const kept = await keptPictures(queries, shopId, pictureIdsOf(named));
  if (!mayName(named, kept)) throw notFound();
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
