import { requireSession } from "#adapters/server/http/access.ts";
import { forbidden, notFound } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import type { ServerServices } from "#adapters/server/services.ts";
import { refuseOtherShops } from "#adapters/server/shop/own-host.ts";
import { type CustomerId, toId, type UserId } from "#core/kernel/id.ts";
import { ensureCustomer } from "./customers.queries.ts";

/** What somebody is to a shop. */
export function createCustomerHandlers(services: ServerServices): Pick<Handlers, "ensureCustomer"> {
  return {
    ensureCustomer: async ({ body, visitor }) => {
      const session = await requireSession(visitor);
      if (session.userId !== body.userId) throw forbidden();
      await refuseOtherShops(services.directory, visitor, body.shopId);
      const { shopId, visitorId } = body;
      const id = toId<CustomerId>(services.ids.ulid());
      const asked = { id, userId: toId<UserId>(session.userId), shopId, visitorId };
      const found = await ensureCustomer(services.database, asked, visitor.now);
      if (found === null) throw notFound();
      return answer(found.customer, found.made ? 201 : 200);
    },
  };
}
