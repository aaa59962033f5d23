import { setTimeout as delay } from "node:timers/promises";
import type { ServerConfig } from "#adapters/server/config/config.ts";
import type { Log } from "#adapters/server/db/log.ts";
import { inTurnsOf } from "#adapters/server/db/turns.ts";
import { reasonOf, toKnownError } from "#adapters/server/http/error-reply.ts";
import type { RateGuard } from "#adapters/server/http/limit/rate-limits.ts";
import type { ShopId } from "#core/kernel/id.ts";
import type { RouteId } from "#core/routing/route-id.ts";

/** What reading for a page of the one who asks needs. */
export interface ReadOwnDeps {
  readonly config: Pick<ServerConfig, "ownPagePatienceMillis">;
  readonly limits: RateGuard;
  readonly log: Log;
}

/** Who asks, and for which page. */
export interface OwnAsker {
  readonly sessionHash: string;
  readonly shopId: ShopId;
  readonly route: RouteId;
}

/**
 * Reads what a page is to show of the one who asks; null past their limit, where it cannot be read, and where it takes too long:
 * a database that answers nothing would keep back what can be shown without it.
 */
export async function readOwn<T>(
  { config, limits, log }: ReadOwnDeps,
  { sessionHash, shopId, route }: OwnAsker,
  read: () => Promise<T>,
): Promise<T | null> {
  try {
    await limits.check("ownPagesPerSession", sessionHash);
    const reading = inTurnsOf(shopId, read);
    return await Promise.race([reading, delay(config.ownPagePatienceMillis, null, { ref: false })]);
  } catch (thrown) {
    return withoutOwn(log, route, thrown);
  }
}

/** Says what kept a page from being drawn for the one who asks, where that should not happen. */
export function withoutOwn(log: Log, route: RouteId, thrown: unknown): null {
  if (toKnownError(thrown).tag === "Unexpected")
    log.error({ reason: reasonOf(thrown), route }, "A page was not drawn for the one who asked");
  return null;
}
