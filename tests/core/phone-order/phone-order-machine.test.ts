import { describe, expect, it } from "vitest";
import { createActor, type Actor } from "xstate";
import type { AppError } from "#core/errors/app-error.ts";
import type { CartItemId, ProductId } from "#core/kernel/id.ts";
import { connectPhoneOrder } from "#core/phone-order/connect-phone-order.ts";
import { startPhoneDraft } from "#core/phone-order/phone-draft.ts";
import type { PhoneOrderEmitted } from "#core/phone-order/phone-order-setup.ts";
import { phoneOrderMachine } from "#core/phone-order/phone-order.machine.ts";
import type { PhoneOrderPort } from "#core/phone-order/phone-order.ports.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { lei } from "#tests/support/builders/menu.ts";
import { aQuote } from "#tests/support/builders/order.ts";
import { aShop, CENTRU } from "#tests/support/builders/shop.ts";
import { createTestBackend, type TestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { flush } from "#tests/support/patience.ts";
import { createVisits } from "#tests/statecharts/visits.ts";

const visits = createVisits();
const PHONE = "0722 000 001";
const AWAY: AppError = { tag: "Unreachable", key: "network.unreachable", message: null };
const BLOCKED: AppError = {
  tag: "Refused",
  status: 409,
  key: "customer.blocked",
  message: "Blocat",
  details: {},
};

const WRONG: AppError = { tag: "Invalid", key: "phone.invalid", message: "Greșit", fields: {}, details: {} };

interface Running {
  readonly actor: Actor<typeof phoneOrderMachine>;
  readonly asked: string[];
  readonly emitted: PhoneOrderEmitted[];
  pass(millis: number): Promise<void>;
}

/** Runs it; each entry of `failing` rejects the next call of that name. */
async function start(
  failing: { readonly on: keyof PhoneOrderPort | "menu"; readonly error: AppError }[] = [],
  backend: TestBackend = createTestBackend(),
): Promise<Running> {
  const { phoneOrders, menu } = backend.ports;
  const asked: string[] = [];
  const through = async <T>(name: keyof PhoneOrderPort | "menu", call: () => Promise<T>): Promise<T> => {
    asked.push(name);
    const at = failing.findIndex(({ on }) => on === name);
    const [failure] = at < 0 ? [] : failing.splice(at, 1);
    if (failure !== undefined) throw failure.error;
    return call();
  };
  const machine = connectPhoneOrder(
    {
      findCaller: (...of) => through("findCaller", () => phoneOrders.findCaller(...of)),
      quote: (...of) => through("quote", () => phoneOrders.quote(...of)),
      place: (location, command, key, signal) => {
        asked.push(key);
        return through("place", () => phoneOrders.place(location, command, key, signal));
      },
    },
    { ...menu, load: (...of) => through("menu", () => menu.load(...of)) },
  );
  const actor = createActor(machine, {
    clock: backend.timers,
    inspect: visits.inspect,
    input: { shopId: aShop().id, locationId: CENTRU, draft: startPhoneDraft(["pickup"], ["cash"]) },
  });
  const emitted: PhoneOrderEmitted[] = [];
  actor.on("*", (event) => void emitted.push(event));
  actor.start();
  const pass = async (millis: number): Promise<void> => {
    backend.timers.increment(millis);
    await flush();
  };
  await flush();
  return { actor, asked, emitted, pass };
}

async function fillIn({ actor, pass }: Running): Promise<void> {
  actor.send({ type: "phoneOrder.typePhone", phone: PHONE });
  actor.send({ type: "phoneOrder.change", change: { firstName: "Ana" } });
  actor.send({
    type: "phoneOrder.add",
    id: idOf<CartItemId>("line"),
    item: {
      productId: idOf<ProductId>("pizza"),
      qty: 2,
      modifierIdsByGroup: {},
      notes: null,
      couponId: null,
      payByPoints: false,
    },
  });
  await pass(400);
  await pass(200);
}

describe("the machine of an order by phone", () => {
  it("holds the lines that were added, in the quantities that were set", async () => {
    const running = await start();
    await fillIn(running);
    const { actor } = running;
    const lines = () => actor.getSnapshot().context.draft.items.map(({ id, qty }) => [id, qty]);
    const id = idOf<CartItemId>("line");
    expect(lines()).toEqual([[id, 2]]);
    actor.send({ type: "phoneOrder.setQuantity", id, qty: 5 });
    expect(lines()).toEqual([[id, 5]]);
  });

  it("looks the caller up, quotes once for what was typed together, and places with its key", async () => {
    const running = await start();
    const { actor, asked, emitted, pass } = running;
    await pass(200);
    expect(asked).toEqual(["menu", "quote"]);
    await fillIn(running);
    expect(asked).toEqual(["menu", "quote", "quote", "findCaller", "quote"]);
    expect(actor.getSnapshot().context.caller).toEqual({ phone: PHONE, known: null });
    actor.send({ type: "phoneOrder.place", key: "key-1" });
    expect(actor.getSnapshot().hasTag("placing")).toBe(true);
    await flush();
    expect(emitted.map(({ type }) => type)).toEqual(["phoneOrder.entered"]);
    // It is entered once, whatever is pressed.
    actor.send({ type: "phoneOrder.place", key: "key-2" });
    await pass(60_000);
    expect(asked.filter((name) => name.startsWith("key"))).toEqual(["key-1"]);
  });

  it("asks with the same key while the answer is unknown, and takes no change meanwhile", async () => {
    const running = await start([
      { on: "place", error: AWAY },
      { on: "place", error: AWAY },
    ]);
    const { actor, asked, emitted, pass } = running;
    await fillIn(running);
    actor.send({ type: "phoneOrder.place", key: "key-1" });
    await flush();
    expect(actor.getSnapshot().hasTag("unsure")).toBe(true);
    actor.send({ type: "phoneOrder.change", change: { firstName: "Ion" } });
    await pass(3000);
    await pass(3000);
    expect(asked.filter((name) => name.startsWith("key"))).toEqual(["key-1", "key-1", "key-1"]);
    expect(actor.getSnapshot().context.draft.firstName).toBe("Ana");
    expect(emitted.map(({ type }) => type)).toEqual(["phoneOrder.entered"]);
  });

  it("says why an order was refused, quotes again and takes the next one with another key", async () => {
    const running = await start([{ on: "place", error: BLOCKED }]);
    const { actor, asked, pass } = running;
    await fillIn(running);
    actor.send({ type: "phoneOrder.place", key: "key-1" });
    await flush();
    expect(actor.getSnapshot().context).toMatchObject({ error: BLOCKED, sent: null });
    await pass(200);
    actor.send({ type: "phoneOrder.place", key: "key-2" });
    await flush();
    expect(asked.filter((name) => name.startsWith("key"))).toEqual(["key-1", "key-2"]);
    expect(actor.getSnapshot().matches({ order: "entered" })).toBe(true);
  });

  it("places nothing without a caller or a name, for less cash than it costs, or with something in the way", async () => {
    const backend = createTestBackend();
    const running = await start([], backend);
    const { actor, asked, pass } = running;
    await pass(200);
    actor.send({ type: "phoneOrder.place", key: "nobody" });
    await fillIn(running);
    actor.send({ type: "phoneOrder.change", change: { firstName: "A" } });
    await pass(200);
    actor.send({ type: "phoneOrder.place", key: "nameless" });
    const change = { firstName: "Ana", cashChangeFor: lei("10.00") };
    actor.send({ type: "phoneOrder.change", change });
    await pass(200);
    actor.send({ type: "phoneOrder.place", key: "too little cash" });
    backend.kitchen.quoteChange = { blockers: [{ key: "cart.empty" }] };
    actor.send({ type: "phoneOrder.change", change: { cashChangeFor: null } });
    await pass(200);
    actor.send({ type: "phoneOrder.place", key: "blocked" });
    await flush();
    expect(asked).not.toContain("place");
  });

  it("forgets a caller with the next digit, and says of a number that it cannot exist", async () => {
    const running = await start([
      { on: "findCaller", error: WRONG },
      { on: "findCaller", error: AWAY },
    ]);
    const { actor, pass } = running;
    await fillIn(running);
    expect(actor.getSnapshot().context).toMatchObject({ caller: null, isPhoneWrong: true });
    actor.send({ type: "phoneOrder.retry" });
    await flush();
    expect(actor.getSnapshot().hasTag("callerFailed")).toBe(true);
    actor.send({ type: "phoneOrder.retry" });
    await flush();
    expect(actor.getSnapshot().context).toMatchObject({ caller: { phone: PHONE }, isPhoneWrong: false });
    actor.send({ type: "phoneOrder.typePhone", phone: "07" });
    await pass(400);
    expect(actor.getSnapshot().context.caller).toBeNull();
    expect(actor.getSnapshot().matches({ caller: "idle" })).toBe(true);
  });

  it("reads the menu and the quote again when they failed, and the quote every minute", async () => {
    const running = await start([
      { on: "menu", error: AWAY },
      { on: "quote", error: AWAY },
    ]);
    const { actor, asked, emitted, pass } = running;
    await pass(200);
    expect([actor.getSnapshot().hasTag("menuFailed"), actor.getSnapshot().hasTag("quoteFailed")]).toEqual([
      true,
      true,
    ]);
    expect(emitted.map(({ type }) => type)).toEqual(["phoneOrder.failed", "phoneOrder.failed"]);
    actor.send({ type: "phoneOrder.retry" });
    await flush();
    expect(actor.getSnapshot().context).toMatchObject({ quote: aQuote(), error: null });
    expect(actor.getSnapshot().context.menu).not.toBeNull();
    await pass(60_000);
    expect(asked.filter((name) => name === "quote")).toHaveLength(3);
    actor.send({ type: "phoneOrder.refreshMenu" });
    await flush();
    await pass(200);
    expect([asked.filter((name) => name === "menu"), asked.filter((name) => name === "quote")]).toEqual([
      ["menu", "menu", "menu"],
      ["quote", "quote", "quote", "quote"],
    ]);
  });

  it("was tried in every state", () => {
    expect(visits.missing(phoneOrderMachine)).toEqual([]);
  });
});
