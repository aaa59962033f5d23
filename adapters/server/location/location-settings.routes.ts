import { writeAudit } from "#adapters/server/account/organization/audit.queries.ts";
import { changedFields } from "#adapters/server/account/organization/changed-fields.ts";
import { requireStaffScope } from "#adapters/server/account/organization/staff-scope.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { invalid, messagesOf, notFound, refused } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import type { ShopCache } from "#adapters/server/shop/shop-cache.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import { encodeLocationSettings } from "#core/contract/shop/location-settings.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { SETTING_CONFLICT } from "#core/setting/setting.ts";
import { locationFieldProblems } from "#core/setting/location/location-field-problems.ts";
import {
  lockLocationSettings,
  readLocationSettings,
  writeLocationSettings,
} from "./location-settings.queries.ts";
import { type LocationAccess, requireLocation } from "./require-location.ts";

interface LocationSettingsDeps extends LocationAccess {
  readonly database: DatabasePool;
  readonly shopCache: ShopCache;
  readonly ids: IdSource;
}

/** What a manager says of a location (SHOP-16), by the version that was read (SETTING-1). Every write is audited. */
export function createLocationSettingsHandlers(
  deps: LocationSettingsDeps,
): Pick<Handlers, "readLocationSettings" | "writeLocationSettings"> {
  const { access, database, ids, shopCache } = deps;
  return {
    readLocationSettings: async ({ params: { id }, visitor }) => {
      const scope = await requireStaffScope(access, visitor, ENDPOINTS.readLocationSettings.permission);
      await requireLocation(deps, scope, id);
      const { organizationId } = scope;
      const held = await inTransaction(database, { organizationId }, (queries) =>
        readLocationSettings(queries, id),
      );
      if (held === null) throw notFound();
      return answer(held);
    },
    writeLocationSettings: async ({ params: { id }, body: { version, settings }, visitor }) => {
      const scope = await requireStaffScope(access, visitor, ENDPOINTS.writeLocationSettings.permission);
      const { snapshot } = await requireLocation(deps, scope, id);
      const { organizationId, userId } = scope;
      const problems = locationFieldProblems(settings, snapshot.shop.currency);
      const written = await inTransaction(database, { organizationId }, async (queries) => {
        const held = await lockLocationSettings(queries, id);
        if (held === null) throw notFound();
        if (Object.keys(problems).length > 0) throw invalid(messagesOf(problems));
        if (held.version !== version)
          throw refused(SETTING_CONFLICT, { setting: encodeLocationSettings(held) });
        await writeLocationSettings(queries, id, settings);
        const detail = { version, changed: changedFields(held.settings, settings) };
        const entry = { id: ids.ulid(), actorId: userId, action: "location.settings", subject: id, detail };
        await writeAudit(queries, entry, visitor.now);
        return readLocationSettings(queries, id);
      });
      if (written === null) throw notFound();
      shopCache.forget(snapshot.shopId);
      return answer(written);
    },
  };
}
