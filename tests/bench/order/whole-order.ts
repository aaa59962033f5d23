import { ulid } from "ulid";
import { createBrowserClient, type HttpClient } from "#tests/support/http/http-client.ts";
import type { SeededCustomer } from "#tests/support/database/seeds.ts";
import {
  expectStatus,
  fillCart,
  MENU_PATH,
  placeOrder,
  UnexpectedStatus,
  type WireItem,
  type WireOrder,
} from "#tests/support/shopping/shopping.ts";

const MAX_ATTEMPTS = 20;
/** A cart is saved after each of three taps. */
export const SAVES = 3;

/** Somebody with a session who orders again and again. */
export interface Orderer {
  /** Menu, cart of three lines saved after each, quote, order. */
  orderOnce(): Promise<WireOrder>;
  /** How often something had to be tried again. */
  retries(): number;
  close(): void;
}

/**
 * A customer at a browser: the menu is asked for with the tag of the last one, as browsers do, and every second time without it,
 * as a browser that kept none does.
 */
export function createOrderer(port: number, customer: SeededCustomer, items: readonly WireItem[]): Orderer {
  const client: HttpClient = createBrowserClient(port, customer.cookies);
  let etag: string | null = null;
  let orders = 0;
  let retries = 0;
  async function attempt(): Promise<WireOrder> {
    orders += 1;
    if (orders % 2 === 1) etag = null;
    const menu = await client.get(MENU_PATH, etag === null ? {} : { "if-none-match": etag });
    if (menu.status !== 304) etag = expectStatus(menu, 200).headers.get("etag") ?? null;
    const fresh = items.map((item) => ({ ...item, id: ulid() }));
    const body = await fillCart(client, fresh, SAVES);
    return expectStatus(await placeOrder(client, body, ulid()), 201).body();
  }

  return {
    async orderOnce() {
      for (let attempts = 1; ; attempts += 1) {
        try {
          return await attempt();
        } catch (error) {
          // A machine that is busy with others may keep the database from answering within a second; the order
          // counts with the time of all its attempts.
          if (attempts === MAX_ATTEMPTS || !(error instanceof UnexpectedStatus) || error.status !== 503)
            throw error;
          retries += 1;
        }
      }
    },
    retries: () => retries,
    close: () => client.close(),
  };
}
