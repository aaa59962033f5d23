import { setTimeout as delay } from "node:timers/promises";
import { LIVE_EVENT_TYPES } from "#core/contract/stream.ts";
import { createBrowserClient } from "#tests/support/http/http-client.ts";
import { expectStatus } from "#tests/support/shopping/shopping.ts";
import { createBrowser, persist } from "#tests/torture/persist.ts";
import { startScreen, type Screen } from "#tests/torture/screens.ts";
import type { OpenCounter } from "./counters.ts";
import type { KitchenStop, PlannedOrder } from "./plan/rush-plan.ts";
import type { RushRecord } from "./rush-record.ts";
import type { StaffMove } from "./plan/fates.ts";

/** Staff at the board: each hears of an order on the stream and does with it what the plan says. */
export interface Kitchen {
  /** Orders that staff is at. */
  waiting(): number;
  readonly screen: Screen;
  /** Takes no orders, or is busy, for a while. */
  stop(stop: KitchenStop): Promise<void>;
  close(): Promise<void>;
}

/** Opens a kitchen. */
export function openKitchen(
  {
    port,
    cookies,
    after,
    counters,
  }: {
    readonly port: number;
    readonly cookies: string;
    readonly after: number;
    readonly counters: readonly OpenCounter[];
  },
  record: RushRecord,
): Kitchen {
  const jar = Object.fromEntries(cookies.split("; ").map((pair) => pair.split(/=(.*)/s).slice(0, 2)));
  const browser = createBrowser(() => createBrowserClient(port, jar));
  let waiting = 0;
  const ask = <T>(what: string, call: (client: ReturnType<typeof browser.client>) => Promise<T>) =>
    persist(record.round, browser, what, (client) => record.measure(what, () => call(client)));
  const url = `http://127.0.0.1:${port}/api/operations/events`;
  const screen = startScreen(url, cookies, after, record.round, (heard) => {
    if (heard.event !== "order") return;
    record.screens.push({ atMs: performance.now() - record.began, tookMs: Date.now() - heard.atMs });
    if (heard.type === LIVE_EVENT_TYPES.place) void answer(heard.orderId);
  });

  async function answer(orderId: string): Promise<void> {
    const { order } = await record.visitOf(orderId);
    if (order === null) return;
    waiting += 1;
    await carryOut(orderId, order).catch((error: unknown) => {
      record.round.broken.push(`The kitchen failed at order ${orderId}: ${String(error)}`);
    });
    waiting -= 1;
  }

  async function carryOut(orderId: string, { fate, pausesMs }: PlannedOrder): Promise<void> {
    let version = 1;
    for (const [index, move] of fate.moves.entries()) {
      await delay(pausesMs[index] ?? 0);
      if (!(await makeMove(orderId, move, version))) return;
      version += 1;
    }
  }

  async function makeMove(orderId: string, move: StaffMove, version: number): Promise<boolean> {
    const id = `/api/operations/orders/${orderId}`;
    const wire = { ...toWire(move), version };
    const moved = await ask("move", async (client) =>
      expectStatus(await client.send("POST", `${id}/transitions`, wire), 200),
    );
    if (moved.type === "answered") {
      record.round.moves.push({ orderId, version: version + 1, event: move.event });
      return true;
    }
    // A move whose answer was lost is done, and refused when it is asked for again.
    const held = await ask("board", async (client) =>
      expectStatus(await client.get<{ version: number }>(id), 200),
    );
    if (held.type === "answered" && held.value.body().version === version + 1) return true;
    record.round.broken.push(
      `To ${move.event} order ${orderId} was refused: ${moved.answer.status} ${moved.answer.text.slice(0, 200)}`,
    );
    return false;
  }

  async function say(counter: OpenCounter, state: Readonly<Record<string, unknown>>): Promise<void> {
    const path = `/api/operations/locations/${counter.locationId}/ordering-state`;
    const said = await ask("ordering state", async (client) =>
      expectStatus(await client.send("PUT", path, state), 200),
    );
    if (said.type === "refused")
      record.round.broken.push(`The ordering state was refused: ${said.answer.status} ${said.answer.text}`);
  }

  return {
    waiting: () => waiting,
    screen,
    stop: async ({ counter, lengthMs, mode }) => {
      const open = counters[counter];
      if (open === undefined) return;
      // Should the rehearsal end here, orders are taken again by themselves.
      const until = new Date(Date.now() + 60_000).toISOString();
      await say(open, { mode, until, ...(mode === "busy" ? { extra_minutes: 10 } : {}) });
      await delay(lengthMs);
      await say(open, { mode: "online" });
    },
    close: async () => {
      await screen.close();
      browser.close();
    },
  };
}

function toWire({ readyInMinutes, ...move }: StaffMove): Readonly<Record<string, unknown>> {
  return readyInMinutes === undefined ? move : { ...move, ready_in_minutes: readyInMinutes };
}
