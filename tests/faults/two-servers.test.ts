import { ulid } from "ulid";
import { add } from "#core/money/add.ts";
import type { Money } from "#core/money/money.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBrowserClient, type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import { openEvents, type OpenEvents } from "#tests/support/http/event-stream.ts";
import { seedCustomers } from "#tests/support/database/seeds.ts";
import { ownerOf, startServer, type ServerProcess } from "#tests/support/server/server-process.ts";
import {
  expectStatus,
  fillCart,
  itemOf,
  LOCATION_ID,
  placeOrder,
  productsToBeHad,
  readMenu,
  SHOP_ID,
  type WireOrder,
} from "#tests/support/shopping/shopping.ts";
import {
  BISTRO,
  BISTRO_ORGANIZATION,
  CENTRU,
  newCart,
  newItem,
  product,
} from "#tests/support/shopping/http-shopping.ts";
import { createHttpConnection } from "#tests/support/http/http-connection.ts";
import { countMessages, insertMessages } from "#tests/support/database/backlog.ts";
import { startTestCarriers, type TestCarriers } from "#tests/support/server/carriers.ts";
import { makeEngineHome, removeEngineHome } from "#tests/support/database/test-engine.ts";
import { until } from "#tests/support/patience.ts";

const LIVE_MS = 1000;
/** MENU-12 */
const TAP_MS = 2000;

describe("two servers on one database", () => {
  let home: string;
  let here: ServerProcess;
  let there: ServerProcess;
  let carriers: TestCarriers;
  beforeAll(async () => {
    home = await makeEngineHome();
    carriers = await startTestCarriers();
    const settings = { SMTP_URL: carriers.email.url, OUTBOX_PARALLEL: "4" };
    here = await startServer({ home, settings });
    there = await startServer({ home, settings });
  });
  afterAll(async () => {
    await Promise.all([here.stop(), there.stop()]);
    await carriers.stop();
    await removeEngineHome(home);
  });

  async function placeHere(): Promise<{ readonly order: WireOrder; readonly client: HttpClient }> {
    const [customer] = await seedCustomers(await ownerOf(home), 1);
    const client = createBrowserClient(here.port, customer?.cookies);
    const plain = productsToBeHad(await readMenu(client)).find(
      (product) => product.modifier_groups_ids.length === 0,
    );
    const body = await fillCart(client, [itemOf(plain)]);
    return { order: expectStatus(await placeOrder(client, body, ulid()), 201).body(), client };
  }

  async function signInThere(): Promise<HttpClient> {
    const staff = createBrowserClient(there.port);
    await staff.signIn("staff@example.com");
    return staff;
  }

  async function follow({ port }: ServerProcess, path: string, client: HttpClient): Promise<OpenEvents> {
    const headers = { cookie: client.cookieHeader(), host: `localhost:${port}` };
    const stream = await openEvents(`http://127.0.0.1:${port}${path}`, headers);
    if (stream.status !== 200) throw new Error(`The stream was answered with ${stream.status}`);
    return stream;
  }

  it("an order placed at one shows on a screen of the other within a second", async () => {
    const staff = await signInThere();
    const screen = await follow(there, "/api/operations/events", staff);
    const { order } = await placeHere();
    const placedAt = performance.now();
    const { data } = await screen.next();
    const heardAt = performance.now();
    screen.close();
    expect(data).toMatchObject({
      type: "order.placed",
      order_id: order.id,
      status: "pending",
    });
    expect(heardAt - placedAt).toBeLessThan(LIVE_MS);
  });

  it("what staff does at one shows on the customer's page at the other", async () => {
    const { order, client } = await placeHere();
    const page = await follow(here, `/api/orders/${order.id}/events`, client);
    const staff = await signInThere();
    const path = `/api/operations/orders/${order.id}/transitions`;
    const accept = { event: "accept", version: 1, ready_in_minutes: 20 };
    expectStatus(await staff.send("POST", path, accept), 200);
    const cancel = { event: "cancel", version: 2, reason: "other", text: "Cuptorul s-a stricat" };
    expectStatus(await staff.send("POST", path, cancel), 200);
    const movedAt = performance.now();
    await page.next(({ data }) => data["type"] === "order.cancelled");
    const heardAt = performance.now();
    page.close();
    expect(heardAt - movedAt).toBeLessThan(LIVE_MS);
    const messages = page.seen.filter(({ comment }) => comment === null);
    expect(messages.map(({ data }) => data["type"])).toEqual([
      "order.placed",
      "order.accepted",
      "order.cancelled",
    ]);
  });

  it("what is sold out at one is so on every new page, menu and cart check of the other within two seconds (MENU-12)", async () => {
    const [customer] = await seedCustomers(await ownerOf(home), 1);
    const client = createBrowserClient(there.port, customer?.cookies);
    const guest = createBrowserClient(there.port);
    const plain = productsToBeHad(await readMenu(client)).find(
      (product) => product.modifier_groups_ids.length === 0,
    );
    const item = itemOf(plain);
    const staff = createBrowserClient(here.port);
    await staff.signIn("staff@example.com");
    const change = (disabled_until: string | null) =>
      staff.send("PATCH", `/api/operations/locations/${LOCATION_ID}/availability`, {
        changes: [{ type: "product", id: item.product_id, disabled_until }],
      });
    const soldOutOnPage = async (): Promise<number> =>
      expectStatus(await guest.get("/shops/bistro-nord/menu", { accept: "text/html" }), 200).text.split(
        "Epuizat",
      ).length;
    const isOnMenu = async (reader: HttpClient): Promise<boolean> =>
      productsToBeHad(await readMenu(reader)).some(({ id }) => id === item.product_id);
    const save = () =>
      client.send<{ readonly data: { readonly key: string } }>("PATCH", "/api/carts", {
        id: ulid(),
        shop_id: SHOP_ID,
        location_id: LOCATION_ID,
        revision: 1,
        items: [item],
      });
    const soldOutBefore = await soldOutOnPage();
    expectStatus(await save(), 200);

    const isOver = async (isSoldOut: boolean): Promise<readonly number[]> => {
      const tappedAt = performance.now();
      const after = async (condition: () => Promise<boolean>): Promise<number> => {
        await until(condition, TAP_MS);
        return Math.round(performance.now() - tappedAt);
      };
      return Promise.all([
        after(async () => (await isOnMenu(client)) !== isSoldOut),
        after(async () => (await isOnMenu(guest)) !== isSoldOut),
        after(async () => (await soldOutOnPage()) > soldOutBefore === isSoldOut),
        after(async () => (await save()).status === (isSoldOut ? 409 : 200)),
      ]);
    };

    expectStatus(await change("9999-12-31T23:59:59"), 200);
    const gone = await isOver(true);
    expect((await save()).body().data.key).toBe("item.unavailable");
    expectStatus(await change(null), 200);
    const back = await isOver(false);
    for (const took of [...gone, ...back]) expect(took).toBeLessThan(TAP_MS);
    console.log(
      `after a tap at one: menus, page and cart of the other in ${gone.join(", ")}; back in ${back.join(", ")} ms`,
    );
  });

  it("prices applied at one are those of every menu and cart of the other within two seconds", async () => {
    const manager = createBrowserClient(here.port);
    await manager.signIn("manager@example.com");
    await manager.call("selectOrganization", { body: { organizationId: BISTRO_ORGANIZATION } });
    const guest = createBrowserClient(there.port);
    const id = product("limonada-clasica");
    const priceThere = async (): Promise<Money | undefined> =>
      succeeded(await guest.call("menu", { query: { filter: { shopId: BISTRO } } })).products.find(
        (one) => one.id === id,
      )?.priceByLocation[CENTRU];
    const cartThere = async (): Promise<Money | undefined> =>
      succeeded(await guest.call("saveCart", { body: newCart([newItem(id)]) })).lines[0]?.linePrice;
    const before = await priceThere();
    if (before === undefined) throw new Error("The demo sells no lemonade");
    const after = add(before, { amount: "1.00", currency: before.currency });

    const isSeen = async (price: Money): Promise<readonly number[]> => {
      const tappedAt = performance.now();
      const took = async (read: () => Promise<Money | undefined>): Promise<number> => {
        await until(async () => (await read())?.amount === price.amount, TAP_MS);
        return Math.round(performance.now() - tappedAt);
      };
      return Promise.all([took(priceThere), took(cartThere)]);
    };
    const change = {
      type: "product",
      id,
      locationId: CENTRU,
      expectedPrice: before,
      newPrice: after,
    } as const;
    const draft = succeeded(
      await manager.call("createPriceUpdate", {
        body: { effectiveAt: null, changes: [change], confirmedPrice: null },
      }),
    );
    const params = { id: draft.id };
    const { version } = succeeded(
      await manager.call("applyPriceUpdate", {
        params,
        body: { version: draft.version, confirmedPrice: null },
      }),
    );
    const dearer = await isSeen(after);
    succeeded(await manager.call("revertPriceUpdate", { params, body: { version } }));
    const back = await isSeen(before);
    for (const took of [...dearer, ...back]) expect(took).toBeLessThan(TAP_MS);
  });

  async function mailsSentBy(server: ServerProcess): Promise<number> {
    const connection = createHttpConnection(server.port);
    const { body } = await connection.send({ method: "GET", path: "/metrics" });
    connection.close();
    const sent = /^diner_messages_total\{channel="email",outcome="sent"\} (\d+)$/m.exec(body.toString());
    return Number(sent?.[1] ?? 0);
  }

  it("each of 30 mails goes out once through a mail server that takes two seconds for each, and both send", async () => {
    carriers.email.behave({ kind: "take", afterMs: 2000 });
    const before = [await mailsSentBy(here), await mailsSentBy(there)];
    const owner = await ownerOf(home);
    const wanted = await insertMessages(owner, { channel: "email", count: 30 });
    const ours = (): readonly string[] =>
      carriers.email.messages.map(({ id }) => id.slice(1, 27)).filter((id) => wanted.includes(id));
    const waiting = async (): Promise<boolean> =>
      (await countMessages(owner)).some(({ channel, state }) => channel === "email" && state === "waiting");
    await until(async () => !(await waiting()), 110_000);
    expect(ours().toSorted()).toEqual(wanted.toSorted());
    const after = [await mailsSentBy(here), await mailsSentBy(there)];
    const each = after.map((count, index) => count - (before[index] ?? 0));
    expect(Math.min(...each)).toBeGreaterThan(0);
    console.log(`two servers sent ${each.join(" and ")} of ${wanted.length} mails, each once`);
  }, 120_000);
});
