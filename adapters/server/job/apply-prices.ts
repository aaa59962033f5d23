import type { Log } from "#adapters/server/db/log.ts";
import { DatabaseUnavailable } from "#adapters/server/db/unavailable.ts";
import { applyDue, type PriceUpdateDeps } from "#adapters/server/menu/price-update/move-price-update.ts";
import { listDuePriceUpdates } from "#adapters/server/menu/price-update/price-updates.queries.ts";
import type { Job } from "./job.ts";

const BATCH = 20;

/** Applies price updates at their time (BOARD-12); one whose prices are not the expected ones any more is a draft again. */
export function applyPricesJob(deps: PriceUpdateDeps, log: Log): Job {
  return {
    name: "apply-prices",
    everyMillis: 1000,
    run: async (now) => {
      const due = await listDuePriceUpdates(deps.database, now, BATCH);
      let applied = 0;
      for (const update of due) {
        const move = await applyDue(deps, update, now).catch((error: unknown) => {
          if (error instanceof DatabaseUnavailable) throw error;
          log.error({ priceUpdate: update.id, reason: String(error) }, "A price update could not be applied");
          return null;
        });
        if (move !== null) applied += 1;
      }
      return applied === BATCH ? "more" : "done";
    },
  };
}
