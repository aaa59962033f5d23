import { listen, type Listener } from "#adapters/server/db/listen.ts";
import type { OpenDatabase } from "#adapters/server/db/connect.ts";
import type { Log } from "#adapters/server/db/log.ts";
import type { ShopDirectory } from "#adapters/server/shop/shop-directory.ts";
import type { ShopCache } from "#adapters/server/shop/shop-cache.ts";
import type { OrganizationFeeds } from "./organization-feeds.ts";

const POLL_MS = 5000;

/** What must react to changes made in any process. */
interface Woken {
  readonly feeds: OrganizationFeeds;
  readonly shopCache: ShopCache;
  readonly directory: ShopDirectory;
}

/** Wakes streams and drops cached shops when the database says so, and looks again every five seconds besides. */
export function followEvents(
  database: OpenDatabase,
  { feeds, shopCache, directory }: Woken,
  log: Log,
): Listener {
  const poll = setInterval(() => feeds.wakeAll(), POLL_MS);
  poll.unref();
  const listener = listen({
    connection: database.owner,
    channels: ["diner_events", "diner_shops"],
    log,
    onWake: (wake) => {
      if (wake.type === "connected") {
        shopCache.forgetAll();
        directory.forgetAll();
        feeds.wakeAll();
      } else if (wake.channel === "diner_shops") {
        shopCache.forget(wake.payload);
      } else {
        feeds.wake(wake.payload.split(":")[0] ?? "");
      }
    },
  });
  return {
    stop: async () => {
      clearInterval(poll);
      await listener.stop();
    },
  };
}
