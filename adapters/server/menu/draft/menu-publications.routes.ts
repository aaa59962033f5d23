import { writeAudit } from "#adapters/server/account/organization/audit.queries.ts";
import { nameOf } from "#adapters/server/account/organization/staff-scope.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { notFound, refused } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import type { ShopId } from "#core/kernel/id.ts";
import { pictureIdsOf, withoutLostPictures } from "#core/draft/named-pictures.ts";
import type { MenuContent } from "#core/draft/menu-entry.ts";
import { menuDifference } from "#core/draft/menu-difference.ts";
import { withoutPublications } from "#core/draft/publication.ts";
import { lockDraft, readDraft, readEntries } from "./menu-drafts.queries.ts";
import { requireShop, type MenuDraftDeps } from "../edited-shop.ts";
import { keptPictures } from "../picture/pictures.queries.ts";
import { changesSince, listPublications } from "./publications.queries.ts";
import { publishLocked } from "./publish-menu.ts";
import { lockMenu } from "./write-entries.ts";

type PublicationHandlers = Pick<Handlers, "listMenuPublications" | "previewMenuReversal" | "revertMenu">;

/** How menus were published, and the way back to an earlier one (MENU-20). */
export function createMenuPublicationHandlers(deps: MenuDraftDeps): PublicationHandlers {
  const { database, ids, shopCache } = deps;
  return {
    listMenuPublications: async ({ params: { id }, query: { page, perPage }, visitor }) => {
      const { snapshot } = await requireShop(deps, visitor, id);
      const part = { limit: perPage, offset: (page - 1) * perPage };
      const listed = await inTransaction(database, snapshot, (queries) =>
        listPublications(queries, id, part),
      );
      return answer({ ...listed, page, perPage });
    },
    previewMenuReversal: async ({ params: { id, number }, visitor }) => {
      const { snapshot } = await requireShop(deps, visitor, id);
      const changes = await inTransaction(database, snapshot, async (queries) => {
        if (number > (await readDraft(queries, id)).publications) throw notFound();
        const published = await readEntries(queries, id);
        const undone = await changesSince(queries, id, number);
        const wanted = await withKeptPictures(queries, id, withoutPublications(published, undone));
        return menuDifference(published, wanted);
      });
      return answer({ changes });
    },
    revertMenu: async ({ params: { id, number }, body, visitor }) => {
      const { scope, snapshot } = await requireShop(deps, visitor, id);
      const { now } = visitor;
      await inTransaction(database, snapshot, async (queries) => {
        const { publications } = await lockDraft(queries, id);
        if (number > publications) throw notFound();
        if (publications !== body.publications) throw refused("menu.version_conflict");
        await lockMenu(queries, id);
        const published = await readEntries(queries, id);
        const earlier = withoutPublications(published, await changesSince(queries, id, number));
        const content = await withKeptPictures(queries, id, earlier);
        const wanted = { kind: "revert", revertedTo: number, published, content } as const;
        const publisher = { userId: scope.userId, name: nameOf(scope) };
        const next = publications + 1;
        const changed = await publishLocked(queries, snapshot, { ...wanted, number: next }, publisher, now);
        const detail = { number: next, revertedTo: number, changed };
        const entry = { id: ids.ulid(), actorId: scope.userId, action: "menu.revert", subject: id, detail };
        await writeAudit(queries, entry, now);
      });
      shopCache.forget(id);
      return answer(null);
    },
  };
}

// An earlier menu may name pictures that were taken off it, and are gone (MENU-23).
async function withKeptPictures(
  queries: Queries,
  shopId: ShopId,
  content: MenuContent,
): Promise<MenuContent> {
  const kept = await keptPictures(queries, shopId, pictureIdsOf(content));
  return withoutLostPictures(content, new Set(kept.map(({ id }) => id)));
}
