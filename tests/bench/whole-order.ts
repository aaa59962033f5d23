import { ulid } from "ulid";
import { createApiClient, type ApiClient } from "#tests/support/api-client.ts";
import type { SeededCustomer } from "#tests/support/seed-customers.ts";
import {
  expectStatus,
  fillCart,
  MENU_PATH,
  placeOrder,
  type WireItem,
  type WireOrder,
} from "#tests/support/shopping.ts";

/** Somebody with a session who orders again and again. */
export interface Orderer {
  /** Menu, cart of three lines, quote, order. */
  orderOnce(): Promise<WireOrder>;
  close(): void;
}

/** A customer at a browser: the menu is asked for with the tag of the last one, as browsers do. */
export function createOrderer(port: number, customer: SeededCustomer, items: readonly WireItem[]): Orderer {
  const client: ApiClient = createApiClient(port, customer.cookies);
  let etag: string | null = null;
  return {
    async orderOnce() {
      const menu = await client.get(MENU_PATH, etag === null ? {} : { "if-none-match": etag });
      if (menu.status !== 304) etag = expectStatus(menu, 200).headers.get("etag") ?? null;
      const body = await fillCart(
        client,
        items.map((item) => ({ ...item, id: ulid() })),
      );
      return expectStatus(await placeOrder(client, body, ulid()), 201).body();
    },
    close: () => client.close(),
  };
}
