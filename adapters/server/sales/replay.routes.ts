import { requireStaffScope } from "#adapters/server/account/organization/staff-scope.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { Access } from "#adapters/server/http/access.ts";
import { notFound } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import type { ShopDirectory } from "#adapters/server/shop/shop-directory.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import { readReplayDay } from "./replay-location.ts";

interface ReplayDeps {
  readonly access: Access;
  readonly database: DatabasePool;
  readonly directory: ShopDirectory;
}

/** The day of a location as a manager replays it (DASHBOARD-9). */
export function createReplayHandlers({
  access,
  database,
  directory,
}: ReplayDeps): Pick<Handlers, "readReplayPlan"> {
  return {
    readReplayPlan: async ({ query: { locationId, date }, visitor }) => {
      const scope = await requireStaffScope(access, visitor, ENDPOINTS.readReplayPlan.permission);
      const snapshot = await directory.byLocation(locationId);
      const location = snapshot?.locations.find(({ id }) => id === locationId);
      const isOwn =
        snapshot?.organizationId === scope.organizationId &&
        scope.locationIds?.includes(locationId) !== false;
      if (snapshot === null || location === undefined || !isOwn) throw notFound();
      const { capacity, preparationMinutes } = location;
      return answer({
        ...(await readReplayDay(database, snapshot, location, date)),
        capacity,
        preparationMinutes,
      });
    },
  };
}
