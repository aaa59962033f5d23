import { seedCustomers } from "#tests/support/database/seeds.ts";
import { becomesSo } from "#tests/support/patience.ts";
import { keepOrdering } from "./customers.ts";
import type { Random } from "./random.ts";
import { startScreen } from "./screens.ts";
import type { Site } from "./site.ts";
import { startStaff } from "./staff.ts";
import type { RoundRecord } from "./round-record.ts";

/** Customers, staff and screens at a server. */
export interface Crowd {
  readonly userIds: readonly string[];
  /**
   * Everybody brings what they began to its end, and every screen hears of everything; what a screen still misses
   * after ten seconds is broken.
   */
  goHome(): Promise<void>;
}

/** How large a crowd is and where it goes. */
export interface CrowdPlan {
  /** Port of the server; by default the site's own. */
  readonly port?: number;
  readonly screens?: number;
  readonly customers?: number;
  /** Longest pause of a customer between two orders, in milliseconds. */
  readonly pauseMs?: number;
}

const CUSTOMERS = 8;
const MANY_POINTS = 1_000_000;
const SCREENS = 3;
const PAUSE_MS = 500;
const MAX_WAIT_MS = 10_000;

/** Sends people to a site. */
export async function gatherCrowd(
  site: Site,
  record: RoundRecord,
  random: Random,
  plan: CrowdPlan = {},
): Promise<Crowd> {
  const {
    port = site.port,
    screens: count = SCREENS,
    customers: people = CUSTOMERS,
    pauseMs = PAUSE_MS,
  } = plan;
  const customers = await seedCustomers(site.owner, people, MANY_POINTS);
  const after = await site.lastEvent();
  const url = `http://127.0.0.1:${port}/api/operations/events`;
  const screens = Array.from({ length: count }, () => startScreen(url, site.staffCookies, after, record));
  const staff = startStaff({ port, cookies: site.staffCookies, after }, record, random);
  const over = new AbortController();
  const pause = (): number => random.below(pauseMs + 1);
  const ordering = customers.map((customer) =>
    keepOrdering({ port, customer, items: site.items, record, pause }, over.signal),
  );
  // A failure of the torture itself ends the round, and is heard when everybody goes home.
  const all = Promise.all(ordering);
  all.catch(() => undefined);
  return {
    userIds: customers.map(({ userId }) => userId),
    goHome: async () => {
      over.abort();
      await all;
      await becomesSo(() => staff.waiting() === 0, MAX_WAIT_MS);
      await staff.close();
      const last = await site.lastEvent();
      await becomesSo(() => screens.every((screen) => screen.last() >= last), MAX_WAIT_MS);
      for (const screen of screens)
        if (screen.last() < last) record.broken.push(`A screen ended at event ${screen.last()} of ${last}`);
      await Promise.all(screens.map((screen) => screen.close()));
    },
  };
}
