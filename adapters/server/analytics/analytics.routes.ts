import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { notFound } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import type { RateGuard } from "#adapters/server/http/limit/rate-limits.ts";
import { refuseOtherShops } from "#adapters/server/shop/own-host.ts";
import type { ShopDirectory } from "#adapters/server/shop/shop-directory.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { keepAnalyticsEvent } from "./analytics.queries.ts";

interface AnalyticsDeps {
  readonly database: DatabasePool;
  readonly directory: ShopDirectory;
  readonly limits: RateGuard;
  readonly ids: IdSource;
}

/** What visitors who agreed to it did (ANALYTICS-1). */
export function createAnalyticsHandlers({
  database,
  directory,
  limits,
  ids,
}: AnalyticsDeps): Pick<Handlers, "countEvent"> {
  return {
    // The answer is the same with and without a consent, so that nobody learns by it who agreed.
    countEvent: async ({ body, visitor }) => {
      await limits.check("analyticsPerAddress", visitor.address);
      await refuseOtherShops(directory, visitor, body.shopId);
      const snapshot = await directory.byId(body.shopId);
      if (snapshot === null) throw notFound();
      const { organizationId } = snapshot;
      await inTransaction(database, { organizationId }, (queries) =>
        keepAnalyticsEvent(queries, organizationId, body, ids.ulid(), visitor.now),
      );
      return answer(null);
    },
  };
}
