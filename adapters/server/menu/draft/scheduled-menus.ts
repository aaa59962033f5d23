import { writeAudit } from "#adapters/server/account/organization/audit.queries.ts";
import { nameOf } from "#adapters/server/account/organization/staff-scope.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { invalid, refused } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import type { ShopCache } from "#adapters/server/shop/shop-cache.ts";
import type { ShopDirectory } from "#adapters/server/shop/shop-directory.ts";
import { draftContent } from "#core/draft/menu-draft.ts";
import { hindrances } from "#core/draft/menu-flaws.ts";
import { mayTakeEffectAt } from "#core/time/schedule-limit.ts";
import type { Instant } from "#core/time/instant.ts";
import { requireShop, type MenuDraftDeps } from "../edited-shop.ts";
import {
  endDraft,
  lockDraft,
  noteMissed,
  readChanges,
  readEntries,
  writeSchedule,
  type DueMenu,
} from "./menu-drafts.queries.ts";
import { flawTermsOf, publishLocked } from "./publish-menu.ts";
import { lockMenu } from "./write-entries.ts";

/** Sets when menus publish themselves (MENU-24). */
export function createMenuScheduleHandlers(deps: MenuDraftDeps): Pick<Handlers, "scheduleMenu"> {
  const { database, ids } = deps;
  return {
    scheduleMenu: async ({ params: { id }, body: { revision, publishAt }, visitor }) => {
      const { scope, snapshot } = await requireShop(deps, visitor, id);
      const { now } = visitor;
      if (publishAt !== null && !mayTakeEffectAt(publishAt, now))
        throw invalid({ publishAt: ["validation.invalid"] });
      await inTransaction(database, snapshot, async (queries) => {
        const held = await lockDraft(queries, id);
        if (held.revision !== revision) throw refused("menu.version_conflict");
        if (publishAt !== null) {
          const published = await readEntries(queries, id);
          const content = draftContent(published, await readChanges(queries, id));
          if (hindrances(content, published, flawTermsOf(snapshot)).length > 0) throw refused("menu.flawed");
        }
        await writeSchedule(queries, id, publishAt, { userId: scope.userId, name: nameOf(scope) });
        const detail = { revision, publishAt };
        const entry = { id: ids.ulid(), actorId: scope.userId, action: "menu.schedule", subject: id, detail };
        await writeAudit(queries, entry, now);
      });
      return answer(null);
    },
  };
}

/** What publishing by the clock needs. */
export interface DueMenuDeps {
  readonly database: DatabasePool;
  readonly directory: ShopDirectory;
  readonly shopCache: ShopCache;
}

/**
 * Publishes a menu whose time has come, with all that was changed until now; one that something keeps from it (MENU-19) is
 * noted as missed and waits for somebody. False where another process was faster, or somebody took it back.
 */
export async function publishDue(
  { database, directory, shopCache }: DueMenuDeps,
  { shopId }: DueMenu,
  now: Instant,
): Promise<boolean> {
  const snapshot = await directory.byId(shopId);
  if (snapshot === null) return false;
  const isDone = await inTransaction(database, snapshot, async (queries) => {
    const { publishAt, publications, scheduledBy } = await lockDraft(queries, shopId);
    if (publishAt === null || publishAt > now) return false;
    await lockMenu(queries, shopId);
    const published = await readEntries(queries, shopId);
    const content = draftContent(published, await readChanges(queries, shopId));
    if (hindrances(content, published, flawTermsOf(snapshot)).length > 0) {
      await noteMissed(queries, shopId, now);
      return true;
    }
    const wanted = {
      number: publications + 1,
      kind: "publish",
      revertedTo: null,
      published,
      content,
    } as const;
    await publishLocked(queries, snapshot, wanted, { userId: null, name: scheduledBy }, now);
    await endDraft(queries, shopId);
    return true;
  });
  if (isDone) shopCache.forget(shopId);
  return isDone;
}
