import { requireStaffScope } from "#adapters/server/account/organization/staff-scope.ts";
import type { ServerConfig } from "#adapters/server/config/config.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import type { Access } from "#adapters/server/http/access.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import { carriedChannels } from "#adapters/server/outbox/carriers.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import { longestLags, type Lag } from "#core/lag/lag.ts";
import type { Clock } from "#core/time/clock.ts";
import { instantOfMillis } from "#core/time/instant.ts";
import { lateWork, readLags } from "./lags.queries.ts";

// Every screen of a manager asks; one answer serves all that ask within this time.
const FRESH_MS = 5000;

/** What reading lags needs. */
interface LagDeps {
  readonly access: Access;
  readonly database: Queries;
  readonly clock: Clock;
  readonly config: ServerConfig;
}

/** What the server is behind with, for the screens of managers (BOARD-22). */
export function createLagHandlers({ access, database, clock, config }: LagDeps): Pick<Handlers, "readLags"> {
  const channels = carriedChannels(config);
  let known: { readonly at: number; readonly lags: Promise<readonly Lag[]> } | null = null;

  async function read(): Promise<readonly Lag[]> {
    const late = lateWork(await readLags(database), channels);
    const now = clock.millis();
    return longestLags(
      late.map(({ kind, seconds }) => ({
        work: kind,
        since: instantOfMillis(Math.round(now - seconds * 1000)),
      })),
    );
  }

  return {
    readLags: async ({ visitor }) => {
      await requireStaffScope(access, visitor, ENDPOINTS.readLags.permission);
      if (known === null || clock.millis() - known.at >= FRESH_MS)
        known = { at: clock.millis(), lags: read() };
      return answer({ data: await known.lags });
    },
  };
}
