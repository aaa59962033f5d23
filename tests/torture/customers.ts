import { setTimeout as delay } from "node:timers/promises";
import { ulid } from "ulid";
import { createBrowserClient, type HttpClient } from "#tests/support/http/http-client.ts";
import type { SeededCustomer } from "#tests/support/database/seeds.ts";
import {
  CartBlocked,
  expectStatus,
  fillCart,
  placeOrder,
  type WireItem,
  type WireOrder,
} from "#tests/support/shopping/shopping.ts";
import { createBrowser, persist } from "./persist.ts";
import type { RoundRecord } from "./round-record.ts";

/** How a customer orders. */
export interface Ordering {
  readonly port: number;
  readonly customer: SeededCustomer;
  readonly items: readonly WireItem[];
  readonly record: RoundRecord;
  /** Milliseconds between an order and the next. */
  readonly pause: () => number;
}

interface PlacedOrder extends WireOrder {
  readonly lines: readonly unknown[];
}

/** Orders one thing after the other; at the end of `going` the order at hand is brought to its end. */
export async function keepOrdering(ordering: Ordering, going: AbortSignal): Promise<void> {
  const { port, customer, items, record, pause } = ordering;
  const browser = createBrowser(() => createBrowserClient(port, customer.cookies));
  while (!going.aborted) {
    const fresh = items.map((item) => ({ ...item, id: ulid() }));
    const filled = await persist(record, browser, "A cart", (client) => fillUnlessPaused(client, fresh));
    if (filled.type === "answered") {
      if (filled.value !== "paused") await placeOnce(ordering, browser, filled.value);
    } else
      record.broken.push(`A cart was refused: ${filled.answer.status} ${filled.answer.text.slice(0, 200)}`);
    await delay(pause(), undefined, { signal: going }).catch(() => undefined);
  }
  browser.close();
}

/** Fills a cart; where the location takes no orders for now, the customer comes back later. */
async function fillUnlessPaused(
  client: HttpClient,
  items: readonly WireItem[],
): Promise<Readonly<Record<string, unknown>> | "paused"> {
  try {
    return await fillCart(client, items);
  } catch (error) {
    if (error instanceof CartBlocked && error.keys.every((key) => key === "location.paused")) return "paused";
    throw error;
  }
}

async function placeOnce(
  { customer, record }: Ordering,
  browser: ReturnType<typeof createBrowser>,
  body: unknown,
): Promise<void> {
  const key = ulid();
  const placed = await persist(record, browser, "An order", async (client) =>
    expectStatus(await placeOrder(client, body, key), 201),
  );
  // A 409 asks for a new look: after an outage the promised time has moved, or the coupon's last use is gone.
  if (placed.type === "refused") {
    if (placed.answer.status !== 409)
      record.broken.push(`An order was refused: ${placed.answer.status} ${placed.answer.text.slice(0, 200)}`);
    return;
  }
  const order: PlacedOrder = JSON.parse(placed.value.text);
  const { id, number, total, lines } = order;
  const told = { key, userId: customer.userId, id, number, total: total.amount, lines: lines.length };
  record.acknowledge(told, placed.began);
}
