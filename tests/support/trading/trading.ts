import { randomBytes } from "node:crypto";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import type { QuoteDeps } from "#adapters/server/order/quote-order.ts";
import { createRecentContexts } from "#adapters/server/order/recent-contexts.ts";
import type { MoveOrderDeps } from "#adapters/server/order/move-order.ts";
import type { PlaceOrderDeps } from "#adapters/server/order/place-order.ts";
import { createShopCache, type ShopCache } from "#adapters/server/shop/shop-cache.ts";
import type { ShopSnapshot } from "#adapters/server/shop/shop-snapshot.ts";
import { toId, type OrganizationId, type ShopId, type LocationId } from "#core/kernel/id.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { settleOrdersJob } from "#adapters/server/job/settle-orders.ts";
import type { OrderReader } from "#adapters/server/order/orders.rows.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { Instant } from "#core/time/instant.ts";
import { SILENT_LOG } from "../database/test-engine.ts";
import { createServerWords, createTestClock, type TestClock } from "../server/server-parts.ts";
import { createDemoDatabase, type TestDatabase } from "../database/test-database.ts";

/** A demo database with everything that placing and moving orders needs. */
export interface TradingShop {
  readonly database: TestDatabase;
  readonly shopCache: ShopCache;
  readonly ids: IdSource;
  readonly cartDeps: QuoteDeps;
  readonly placeOrderDeps: PlaceOrderDeps;
  readonly moveOrderDeps: MoveOrderDeps;
  readonly clock: TestClock;
  readonly organizationId: OrganizationId;
  readonly shopId: ShopId;
  /** Centru of bistro-nord, open round the clock. */
  readonly locationId: LocationId;
  snapshot(): Promise<ShopSnapshot>;
  stop(): Promise<void>;
}

/** Seeds a database of its own; limits on orders are out of the way unless a test brings its own. */
export async function startTrading(options: { readonly poolSize?: number } = {}): Promise<TradingShop> {
  const database = await createDemoDatabase({ poolSize: options.poolSize ?? 12 });
  const clock = createTestClock();
  const ids: IdSource = { ulid: () => newUlid(clock.millis()) };
  const shopCache = createShopCache(database.app, clock);
  const shopId = toId<ShopId>(demoId("shop", "bistro-nord"));
  const ui = createServerWords();
  const metrics = { observeOrder: () => undefined };
  const config = { publicUrl: "https://diner.example" };
  const recentContexts = createRecentContexts(() => clock.millis());
  return {
    database,
    shopCache,
    ids,
    clock,
    cartDeps: { database: database.app, shopCache, log: SILENT_LOG, recentContexts },
    placeOrderDeps: {
      database: database.app,
      shopCache,
      ids,
      recentContexts,
      ui,
      config,
      metrics,
      limits: { unfinished: 10_000, placedRecently: 10_000 },
    },
    moveOrderDeps: { database: database.app, shopCache, ids, ui, config, metrics },
    organizationId: toId<OrganizationId>(demoId("organization", "bistro-nord")),
    shopId,
    locationId: toId<LocationId>(demoId("location", "bistro-nord", "centru")),
    snapshot: async () => {
      const snapshot = await shopCache.latest(shopId);
      if (snapshot === null) throw new Error("The demo has no bistro-nord");
      return snapshot;
    },
    stop: database.stop,
  };
}

const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

function newUlid(millis: number): string {
  const time = Array.from({ length: 10 }, (_, index) => LETTERS[Math.floor(millis / 32 ** (9 - index)) % 32]);
  return [...time, ...[...randomBytes(16)].map((byte) => LETTERS[byte % 32])].join("");
}

/** Settles what is due by the trading clock, as the job of one process does. */
export async function settleDue({ database, clock }: Pick<TradingShop, "database" | "clock">): Promise<void> {
  const job = settleOrdersJob(database.app, SILENT_LOG);
  while ((await job.run(clock.now())) === "more");
}

/** Somebody who reads an order at an instant, in the shop's language unless another is chosen. */
export function aReader(now: Instant, chosen: Locale | null = null): OrderReader {
  return { now, localeOr: (fallback) => chosen ?? fallback };
}
