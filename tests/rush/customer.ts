import { setTimeout as delay } from "node:timers/promises";
import type { EndpointName } from "#core/contract/endpoints/endpoints.ts";
import { createBrowserClient, type HttpClient, type TypedAnswer } from "#tests/support/http/http-client.ts";
import type { SeededCustomer } from "#tests/support/database/seeds.ts";
import { expectStatus, UnexpectedStatus } from "#tests/support/shopping/shopping.ts";
import { createBrowser, persist, type Browser, type Persisted } from "#tests/torture/persist.ts";
import type { OpenCounter } from "./counters.ts";
import type { PlannedOrder, Visit } from "./plan/rush-plan.ts";
import type { RushRecord } from "./rush-record.ts";

/** Somebody at a counter, with one browser or two. */
export interface Customer {
  readonly port: number;
  readonly known: SeededCustomer;
  readonly open: OpenCounter;
  readonly visit: Visit;
  readonly record: RushRecord;
}

/** A customer's browser: what it asks is measured and asked again until it is answered. */
export interface Tab {
  readonly browser: Browser;
  ask<T>(what: string, call: (client: HttpClient) => Promise<T>): Promise<Persisted<T>>;
}

/** Opens a browser for a customer. */
export function openTab({ port, known, record }: Customer): Tab {
  const browser = createBrowser(() => createBrowserClient(port, known.cookies));
  return {
    browser,
    ask: (what, call) =>
      persist(record.round, browser, what, (client) => record.measure(what, () => call(client))),
  };
}

/** The answer of a call that was taken; else an error that shows it. */
export function taken<N extends EndpointName>(answer: TypedAnswer<N>): TypedAnswer<N> {
  if (answer.value === null) throw new UnexpectedStatus(200, answer);
  return answer;
}

/** Looks at what there is: the page of the shop, its menu, and the slots where orders are for a slot. */
export async function lookAround({ open, visit, record }: Customer, tab: Tab): Promise<void> {
  const { shop, shopId, locationId: id } = open;
  if (visit.n % 4 === 0)
    await tab.ask("page", async (client) => expectStatus(await client.get(`/shops/${shop}/menu`), 200));
  const path = `/api/menu?filter[shop_id]=${shopId}`;
  const menu = await tab.ask("menu", async (client) => expectStatus(await client.get(path), 200));
  if (menu.type === "refused") record.round.broken.push(`A menu was refused: ${menu.answer.status}`);
  const [slot] = open.slots;
  if (slot !== undefined)
    await tab.ask("slots", async (client) =>
      taken(
        await client.call("slots", { params: { id }, query: { method: "pickup", date: slot.slice(0, 10) } }),
      ),
    );
}

/** Loses the network some milliseconds from now. */
export async function loseNetwork(tab: Tab, afterMs: number): Promise<void> {
  await delay(afterMs);
  tab.browser.client().close();
}

/** Takes an order back while nobody has answered it. */
export async function takeBack(
  { record }: Customer,
  tab: Tab,
  id: string,
  order: PlannedOrder,
): Promise<void> {
  const path = `/api/orders/${id}`;
  const cancelled = await tab.ask("take back", async (client) =>
    expectStatus(await client.send("POST", `${path}/cancel`, { version: 1 }), 200),
  );
  if (cancelled.type === "answered") return;
  // Where the answer was lost, the order is taken back already.
  const held = await tab.ask("order", async (client) =>
    expectStatus(await client.get<{ status: string }>(path), 200),
  );
  const status = held.type === "answered" ? held.value.body().status : "unknown";
  if (status !== order.fate.ends) record.round.broken.push(`Order ${id} was not taken back: it is ${status}`);
}
