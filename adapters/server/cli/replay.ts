import { countResults } from "#core/sales/replay/replay-day.ts";
import { REPLAY_RESULTS, type ReplayedOrder, type ReplayResult } from "#core/sales/replay/replay.ts";
import { isCalendarDate } from "#core/time/calendar-date.ts";
import { connectDatabase } from "../db/connect.ts";
import type { DatabasePool } from "../db/pool.ts";
import { createSystemClock } from "../clock/system-clock.ts";
import { listShopIds } from "../sales/replay.queries.ts";
import { replayLocation } from "../sales/replay-location.ts";
import { findShopBySlug, readShopSnapshot } from "../shop/shops.queries.ts";
import { argumentsOf, runCommand, TERMINAL_LOG } from "./command.ts";

const USAGE = `npm run replay -- --day YYYY-MM-DD [--slot-capacity N] [--preparation MINUTES] [--shop SLUG]

  --day YYYY-MM-DD        the day on which the orders were placed, in the shop's zone
  --slot-capacity N       orders that a slot takes; as it is now where none is named, "none" for no limit
  --preparation MINUTES   minutes of preparation; those of each order's promise where none are named
  --shop SLUG             the shop; every one where none is named`;

const WORDS: Readonly<Record<ReplayResult, string>> = {
  onTime: "on time",
  late: "late",
  lost: "lost",
  open: "open",
};
const NAME_WIDTH = 12;
const WIDTH = 9;

// npm run replay -- --day YYYY-MM-DD --slot-capacity 8 --preparation 25
await runCommand(USAGE, async (config) => {
  const { values } = argumentsOf({
    flags: {
      day: { type: "string" },
      "slot-capacity": { type: "string" },
      preparation: { type: "string" },
      shop: { type: "string" },
    },
    takesFiles: false,
    usage: USAGE,
  });
  const { day } = values;
  if (day === undefined || !isCalendarDate(day)) throw new Error(`--day must be a date\n\n${USAGE}`);
  const preparationMinutes = wholeNumber("--preparation", values.preparation);
  const slots = values["slot-capacity"];
  const capacity = slots === "none" ? null : wholeNumber("--slot-capacity", slots);
  const database = await connectDatabase(config, TERMINAL_LOG);
  try {
    const parts: string[] = [];
    for (const shopId of await shopIdsOf(database.app, values.shop)) {
      const snapshot = await readShopSnapshot(database.app, shopId, createSystemClock().now());
      if (snapshot === null) continue;
      for (const location of snapshot.locations) {
        const settings = {
          preparationMinutes,
          capacity: slots === undefined ? location.capacity : { ...location.capacity, orders: capacity },
        };
        const orders = await replayLocation(database.app, snapshot, location, day, settings);
        if (orders.length > 0)
          parts.push(`${snapshot.shop.name}, ${location.name}: ${orders.length} orders\n${tableOf(orders)}`);
      }
    }
    return parts.length === 0 ? `No orders were placed on ${day}.` : parts.join("\n\n");
  } finally {
    await database.stop();
  }
});

async function shopIdsOf(pool: DatabasePool, slug: string | undefined): Promise<readonly string[]> {
  if (slug === undefined) return listShopIds(pool);
  const found = await findShopBySlug(pool, slug);
  if (found === null) throw new Error(`There is no shop ${JSON.stringify(slug)}.`);
  return [found.shopId];
}

function wholeNumber(flag: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^\d{1,4}$/u.test(text)) throw new Error(`${flag} must be a whole number\n\n${USAGE}`);
  return Number(text);
}

function tableOf(orders: readonly ReplayedOrder[]): string {
  const row = (name: string, cells: readonly string[]): string =>
    `  ${name.padEnd(NAME_WIDTH)}${cells.map((cell) => cell.padStart(WIDTH)).join("")}`;
  const counts = (of: "happened" | "replayed"): readonly string[] => {
    const counted = countResults(orders, of);
    return REPLAY_RESULTS.map((result) => `${counted[result]}`);
  };
  const changed = orders.filter(({ happened, replayed }) => happened !== replayed);
  return [
    row(
      "",
      REPLAY_RESULTS.map((result) => WORDS[result]),
    ),
    row("happened", counts("happened")),
    row("replayed", counts("replayed")),
    ...changed.map(
      ({ order, happened, replayed }) => `  ${order.number}: ${WORDS[happened]} → ${WORDS[replayed]}`,
    ),
  ].join("\n");
}
