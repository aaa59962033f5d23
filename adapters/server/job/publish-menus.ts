import type { Log } from "#adapters/server/db/log.ts";
import { DatabaseUnavailable } from "#adapters/server/db/unavailable.ts";
import { listDueMenus } from "#adapters/server/menu/draft/menu-drafts.queries.ts";
import { publishDue, type DueMenuDeps } from "#adapters/server/menu/draft/scheduled-menus.ts";
import type { Job } from "./job.ts";

const BATCH = 5;

/** Publishes menus at the time that was set (MENU-24). */
export function publishMenusJob(deps: DueMenuDeps, log: Log): Job {
  return {
    name: "publish-menus",
    everyMillis: 1000,
    run: async (now) => {
      const due = await listDueMenus(deps.database, now, BATCH);
      let done = 0;
      for (const menu of due) {
        const isDone = await publishDue(deps, menu, now).catch((error: unknown) => {
          if (error instanceof DatabaseUnavailable) throw error;
          log.error(
            { shop: menu.shopId, reason: String(error) },
            "A menu could not be published at its time",
          );
          return false;
        });
        if (isDone) done += 1;
      }
      return done === BATCH ? "more" : "done";
    },
  };
}
