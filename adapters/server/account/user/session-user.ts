import { unauthenticated } from "#adapters/server/http/failures.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { ShopCache } from "#adapters/server/shop/shop-cache.ts";
import { atTablet } from "#core/account/tablet/shared-tablet.ts";
import type { User } from "#core/account/user.ts";
import { type LocationId, type OrganizationId, toId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";
import type { StoredSession } from "../session/session.ts";
import { loadUser } from "./users.queries.ts";

/** Who a session signs in, as that session knows them; throws 401 when there is none such anymore. */
export async function loadSessionUser(
  { database, shopCache }: { readonly database: DatabasePool; readonly shopCache: ShopCache },
  { userId, selectedOrganizationId: selected, isByPin, employees, factorNeededBy }: StoredSession,
  now: Instant,
): Promise<User> {
  const organizationId = selected === null ? null : toId<OrganizationId>(selected);
  const found = await loadUser(database, shopCache, userId, organizationId, now);
  if (found === null) throw unauthenticated();
  const user = { ...found, factorNeededBy: factorNeededBy.map((id) => toId<OrganizationId>(id)) };
  if (!isByPin) return user;
  const places = employees.map(({ id, locationIds }) => ({
    id,
    locationIds: locationIds?.map((one) => toId<LocationId>(one)) ?? null,
  }));
  return atTablet(user, places);
}
