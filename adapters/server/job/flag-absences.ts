import type { Log } from "#adapters/server/db/log.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import {
  type AbsentLocation,
  listAbsent,
  warnOwners,
  waitForAbsence,
} from "#adapters/server/live/presence.queries.ts";
import type { ShopCache } from "#adapters/server/shop/shop-cache.ts";
import type { ShopDirectory } from "#adapters/server/shop/shop-directory.ts";
import { ABSENCE_ROLES } from "#core/account/employee.ts";
import type { ServerUi } from "#core/app/page.ts";
import { absenceStep } from "#core/order/lifecycle/absence.ts";
import { byLocale } from "#core/shop/shop.ts";
import { plusMillis, type Instant } from "#core/time/instant.ts";
import type { Job } from "./job.ts";

const BATCH = 50;
// A location that cannot be looked at keeps no other waiting.
const RETRY_MS = 60_000;

/** What flagging absences needs. */
export interface FlagAbsencesDeps {
  readonly database: Queries;
  readonly directory: Pick<ShopDirectory, "byLocation">;
  readonly shopCache: Pick<ShopCache, "latest">;
  readonly ui: Pick<ServerUi, "notification">;
}

/**
 * Tells owners of locations that are open and take orders while no screen followed them for two minutes, and pauses those
 * whose setting says so (BOARD-14): once an absence and business day, by one of several processes.
 */
export function flagAbsencesJob(deps: FlagAbsencesDeps, log: Log): Job {
  return {
    name: "flag-absences",
    everyMillis: 5000,
    run: async (now) => {
      const absent = await listAbsent(deps.database, now, BATCH);
      for (const one of absent)
        await lookAt(deps, one, now).catch(async (error: unknown) => {
          log.error({ location: one.locationId, reason: String(error) }, "An absence could not be looked at");
          await waitForAbsence(deps.database, one, plusMillis(now, RETRY_MS));
        });
      return absent.length < BATCH ? "done" : "more";
    },
  };
}

async function lookAt(deps: FlagAbsencesDeps, absent: AbsentLocation, now: Instant): Promise<void> {
  const { database, directory, shopCache, ui } = deps;
  const { locationId, seenAt, toldUntil, pauses } = absent;
  const found = await directory.byLocation(locationId);
  const snapshot = found === null ? null : await shopCache.latest(found.shopId);
  const location = snapshot?.locations.find(({ id }) => id === locationId);
  if (snapshot === null || location === undefined)
    return waitForAbsence(database, absent, plusMillis(now, RETRY_MS));
  const { shop } = snapshot;
  const step = absenceStep({ location, timezone: shop.timezone, seenAt, toldUntil, now });
  if (step.kind === "wait") return waitForAbsence(database, absent, step.until);
  const texts = byLocale((locale) =>
    ui.notification(locale, { kind: "screens_away", shop, locationName: location.name, isPaused: pauses }),
  );
  await warnOwners(database, absent, { until: step.until, roles: ABSENCE_ROLES, texts, now });
}
