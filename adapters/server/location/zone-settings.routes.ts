import { writeAudit } from "#adapters/server/account/organization/audit.queries.ts";
import { requireStaffScope } from "#adapters/server/account/organization/staff-scope.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { invalid, messagesOf, notFound, refused } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import type { ShopCache } from "#adapters/server/shop/shop-cache.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import { encodeZones } from "#core/contract/shop/zone-settings.ts";
import { toId, type ZoneId } from "#core/kernel/id.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { SETTING_CONFLICT } from "#core/setting/setting.ts";
import { zoneChanges } from "#core/setting/zone/zone-changes.ts";
import { defaultZone, zoneProblems, type ZoneTerms } from "#core/setting/zone/zone-settings.ts";
import { type LocationAccess, requireLocation } from "./require-location.ts";
import { lockZones, readZones, writeZones } from "./zone-settings.queries.ts";

interface ZoneSettingsDeps extends LocationAccess {
  readonly database: DatabasePool;
  readonly shopCache: ShopCache;
  readonly ids: IdSource;
}

/** The delivery zones of a location (FULFILLMENT-17), by the version that was read (SETTING-1). Every write is audited. */
export function createZoneSettingsHandlers(
  deps: ZoneSettingsDeps,
): Pick<Handlers, "readZones" | "writeZones"> {
  const { access, database, ids, shopCache } = deps;
  return {
    readZones: async ({ params: { id }, visitor }) => {
      const scope = await requireStaffScope(access, visitor, ENDPOINTS.readZones.permission);
      await requireLocation(deps, scope, id);
      const { organizationId } = scope;
      const held = await inTransaction(database, { organizationId }, (queries) => readZones(queries, id));
      if (held === null) throw notFound();
      return answer(held);
    },
    writeZones: async ({ params: { id }, body: { version, zones: terms }, visitor }) => {
      const scope = await requireStaffScope(access, visitor, ENDPOINTS.writeZones.permission);
      const { snapshot } = await requireLocation(deps, scope, id);
      const { organizationId, userId } = scope;
      const written = await inTransaction(database, { organizationId }, async (queries) => {
        const locked = await lockZones(queries, id);
        if (locked === null) throw notFound();
        const { held, defaultId } = locked;
        const [problem] = Object.values(zoneProblems(terms, held));
        if (problem !== undefined) throw invalid(messagesOf({ zones: problem }));
        if (held.version !== version) throw refused(SETTING_CONFLICT, { setting: encodeZones(held) });
        if (hasUnknown(terms, held.zones)) throw invalid(messagesOf({ zones: "validation.invalid" }));
        const zones = terms.map((zone) => ({ ...zone, id: zone.id ?? toId<ZoneId>(ids.ulid()) }));
        await writeZones(queries, id, zones, defaultZone(zones, defaultId)?.id ?? null);
        const detail = { version, ...zoneChanges(held.zones, zones) };
        const entry = { id: ids.ulid(), actorId: userId, action: "location.zones", subject: id, detail };
        await writeAudit(queries, entry, visitor.now);
        return readZones(queries, id);
      });
      if (written === null) throw notFound();
      shopCache.forget(snapshot.shopId);
      return answer(written);
    },
  };
}

// Of another location, twice the same, or made up.
function hasUnknown(terms: readonly ZoneTerms[], known: readonly { readonly id: ZoneId }[]): boolean {
  const named = terms.flatMap(({ id }) => (id === null ? [] : [id]));
  return new Set(named).size < named.length || named.some((id) => !known.some((zone) => zone.id === id));
}
