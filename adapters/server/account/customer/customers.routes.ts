import { requireSession } from "#adapters/server/http/access.ts";
import { forbidden, notFound } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { ShopDirectory } from "#adapters/server/shop/shop-directory.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { refuseOtherShops } from "#adapters/server/shop/own-host.ts";
import { type CustomerId, toId } from "#core/kernel/id.ts";
import { ensureCustomer } from "./customers.queries.ts";

/** What finding or making a customer needs. */
interface CustomerDeps {
  readonly database: DatabasePool;
  readonly directory: ShopDirectory;
  readonly ids: IdSource;
}

/** What somebody is to a shop. */
export function createCustomerHandlers(deps: CustomerDeps): Pick<Handlers, "ensureCustomer"> {
  return {
    ensureCustomer: async ({ body, visitor }) => {
      const session = await requireSession(visitor);
      if (session.userId !== body.userId) throw forbidden();
      await refuseOtherShops(deps.directory, visitor, body.shopId);
      const { shopId, visitorId } = body;
      const id = toId<CustomerId>(deps.ids.ulid());
      const asked = { id, userId: session.userId, shopId, visitorId };
      const found = await ensureCustomer(deps.database, asked, visitor.now);
      if (found === null) throw notFound();
      return answer(found.customer, found.made ? 201 : 200);
    },
  };
}
