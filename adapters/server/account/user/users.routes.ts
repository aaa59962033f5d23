import { requireSession } from "#adapters/server/http/access.ts";
import { notFound } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { ShopCache } from "#adapters/server/shop/shop-cache.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { type DeliveryAddressId, toId } from "#core/kernel/id.ts";
import { savedAddresses } from "#core/fulfillment/saved-addresses.ts";
import { inAccounts } from "../session/accounts-transaction.ts";
import { loadSessionUser } from "./session-user.ts";
import { writeProfile } from "./users.queries.ts";

/** What the own profile needs. */
interface UserDeps {
  readonly database: DatabasePool;
  readonly shopCache: ShopCache;
  readonly ids: IdSource;
}

/** The own profile; somebody else's does not exist. */
export function createUserHandlers(deps: UserDeps): Pick<Handlers, "changeProfile"> {
  const { database, ids } = deps;
  return {
    changeProfile: async ({ params, body, visitor }) => {
      const session = await requireSession(visitor);
      if (session.userId !== params.id) throw notFound();
      const userId = session.userId;
      const load = () => loadSessionUser(deps, session, visitor.now);
      const user = await load();
      const addresses = savedAddresses(user, body, () => toId<DeliveryAddressId>(ids.ulid()));
      const change = {
        ...addresses,
        firstName: body.firstName ?? null,
        lastName: body.lastName ?? null,
        locale: body.locale ?? null,
        defaultFulfillmentMethod: body.defaultFulfillmentMethod ?? null,
      };
      await inAccounts(database, (accounts) => writeProfile(accounts, userId, change));
      return answer(await load());
    },
  };
}
