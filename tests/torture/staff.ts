import { createBrowserClient } from "#tests/support/http/http-client.ts";
import { expectStatus, LOCATION_ID } from "#tests/support/shopping/shopping.ts";
import { createBrowser, persist } from "./persist.ts";
import type { Random } from "./random.ts";
import { startScreen, type Screen } from "./screens.ts";
import type { RoundRecord } from "./round-record.ts";

/** Somebody at the board who answers each order. */
export interface StaffAtWork {
  /** How many orders wait to be answered by it. */
  waiting(): number;
  readonly screen: Screen;
  close(): Promise<void>;
}

type Task = { readonly type: "take_orders" } | { readonly type: "answer"; readonly orderId: string };

type Move = Readonly<Record<string, unknown>> & { readonly event: string };

const ACCEPT: Move = { event: "accept", ready_in_minutes: 20 };
const CANCEL: Move = { event: "cancel", reason: "other", text: "Cuptorul s-a stricat" };
// What becomes of orders: most are made and handed over, some rejected, undone, cancelled or left to the clock.
const FATES: readonly (readonly Move[])[] = [
  [ACCEPT, { event: "ready" }, { event: "complete" }],
  [ACCEPT, { event: "start" }, { event: "ready" }, { event: "complete" }],
  [ACCEPT, { event: "ready" }, { event: "complete" }],
  [{ event: "reject", reason: "too_busy" }],
  [{ event: "reject", reason: "item_unavailable" }],
  [ACCEPT, CANCEL],
  [],
];

/** Follows the board of an organization and moves what is placed there. Acknowledged moves go to the record. */
export function startStaff(
  { port, cookies, after }: { readonly port: number; readonly cookies: string; readonly after: number },
  record: RoundRecord,
  random: Random,
): StaffAtWork {
  // A location that left several orders in a row unanswered takes none until staff says so; it may be one from before.
  const queue: Task[] = [{ type: "take_orders" }];
  const over = new AbortController();
  let wake = Promise.withResolvers<void>();
  const jar = Object.fromEntries(cookies.split("; ").map((pair) => pair.split(/=(.*)/s).slice(0, 2)));
  const browser = createBrowser(() => createBrowserClient(port, jar));
  const screen = startScreen(
    `http://127.0.0.1:${port}/api/operations/events`,
    cookies,
    after,
    record,
    (heard) => {
      if (heard.event === "location") queue.push({ type: "take_orders" });
      else if (heard.event === "order" && heard.type === "order.placed")
        queue.push({ type: "answer", orderId: heard.orderId });
      else return;
      wake.resolve();
    },
  );

  /** Says that orders are taken, where a pause stands; nothing is said about what is so already, or it would echo. */
  async function takeOrders(): Promise<void> {
    const path = `/api/operations/locations/${LOCATION_ID}/ordering-state`;
    const said = await persist(record, browser, "To take orders", async (client) => {
      const { mode } = expectStatus(await client.get<{ mode: string }>(path), 200).body();
      if (mode !== "online") expectStatus(await client.send("PUT", path, { mode: "online" }), 200);
    });
    if (said.type === "refused") record.broken.push(`To take orders was refused: ${said.answer.status}`);
  }

  async function decide(orderId: string): Promise<void> {
    let version = 1;
    for (const move of FATES[random.below(FATES.length)] ?? []) {
      const path = `/api/operations/orders/${orderId}/transitions`;
      const moved = await persist(record, browser, `To ${move.event}`, async (client) =>
        expectStatus(await client.send("POST", path, { ...move, version }), 200),
      );
      // A move whose answer was lost is done, and refused when it is asked for again; so is one that the clock overtook.
      if (moved.type === "refused") {
        if (moved.answer.status !== 409)
          record.broken.push(`To ${move.event} was refused: ${moved.answer.status} ${moved.answer.text}`);
        return;
      }
      version += 1;
      record.moves.push({ orderId, version, event: move.event });
    }
  }

  async function work(): Promise<void> {
    while (!over.signal.aborted) {
      const [task] = queue;
      if (task === undefined) {
        wake = Promise.withResolvers<void>();
        await wake.promise;
      } else {
        await (task.type === "take_orders" ? takeOrders() : decide(task.orderId));
        queue.shift();
      }
    }
  }

  const loop = work();
  return {
    waiting: () => queue.length,
    screen,
    close: async () => {
      over.abort();
      wake.resolve();
      await loop;
      await screen.close();
      browser.close();
    },
  };
}
