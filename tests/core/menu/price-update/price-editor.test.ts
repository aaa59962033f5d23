import { createActor, SimulatedClock, waitFor } from "xstate";
import { describe, expect, it } from "vitest";
import { type PriceUpdateId, type ShopId, toId } from "#core/kernel/id.ts";
import { connectPriceEditor } from "#core/menu/price-update/connect-price-editor.ts";
import type { PriceEditorActor } from "#core/menu/price-update/price-editor.machine.ts";
import { type PriceEditorEmitted, unsavedChanges } from "#core/menu/price-update/price-editor.ts";
import {
  selectIsPriceWriting,
  selectPriceEditor,
  selectPriceEditorError,
} from "#core/menu/price-update/price-editor.selectors.ts";
import type { PriceUpdatePort } from "#core/menu/price-update/price-update.ports.ts";
import { placeKey, type PriceChange, type PriceUpdate } from "#core/menu/price-update/price-update.ts";
import type { Menu } from "#core/menu/menu.ts";
import { idOf, NOON } from "#tests/support/builders/values.ts";
import { aMenu, aProduct, lei, priced } from "#tests/support/builders/menu.ts";
import { CENTRU } from "#tests/support/builders/shop.ts";

const SHOP = idOf<ShopId>("shop");
const PIZZA = aProduct("Pizza");
const PLACE = { type: "product", id: PIZZA.id, locationId: CENTRU } as const;
const CHANGE: PriceChange = { ...PLACE, expectedPrice: lei("30.00"), newPrice: lei("33.00") };
const STALE = {
  tag: "Refused",
  status: 409,
  key: "price_update.stale",
  message: null,
  details: {},
} as const;
const LOST = { tag: "Unreachable", key: "network.unreachable", message: null } as const;

/** A server of one update. */
function aServer(start: PriceUpdate | null) {
  const calls: string[] = [];
  const server = {
    calls,
    update: start,
    menu: aMenu({ products: [PIZZA] }) satisfies Menu,
    refusal: null as unknown,
    isFull: false,
    isAway: false,
  };
  const moved = (call: string, change: Partial<PriceUpdate>): Promise<PriceUpdate> => {
    calls.push(call);
    if (server.refusal !== null && call !== "save") return Promise.reject(server.refusal);
    if (server.isFull && call === "save") return Promise.reject(LOST);
    const before = server.update ?? anUpdate();
    server.update = { ...before, version: before.version + 1, ...change };
    return Promise.resolve(server.update);
  };
  const listed = (changes: readonly PriceChange[]) =>
    changes.map((change) => ({
      ...change,
      name: "Pizza",
      sectionName: "Mains",
      currentPrice: server.menu.products[0]?.priceByLocation[CENTRU] ?? null,
    }));
  const port: PriceUpdatePort = {
    listPriceUpdates: (page) => Promise.resolve({ items: [], page, perPage: 25, total: 0 }),
    loadPriceUpdate: () => {
      calls.push("load");
      return server.update === null || server.isAway ? Promise.reject(LOST) : Promise.resolve(server.update);
    },
    createPriceUpdate: ({ changes }) => moved("save", { changes: listed(changes), version: 1 }),
    revisePriceUpdate: (_id, { effectiveAt, changes }) =>
      changes !== undefined
        ? moved("save", { changes: listed(changes) })
        : effectiveAt === null || effectiveAt === undefined
          ? moved("draft", { status: "draft", effectiveAt: null })
          : moved("schedule", { status: "scheduled", effectiveAt }),
    applyPriceUpdate: () => moved("apply", { status: "applied" }),
    revertPriceUpdate: () => moved("revert", { status: "reverted" }),
  };
  return { server, port };
}

function anUpdate(change: Partial<PriceUpdate> = {}): PriceUpdate {
  const changes = [{ ...CHANGE, name: "Pizza", sectionName: "Mains", currentPrice: lei("30.00") }];
  const timeline = [{ move: "draft", at: NOON, by: "Ana" }] as const;
  return {
    id: toId<PriceUpdateId>("01J0000000000000000000P001"),
    status: "draft",
    version: 1,
    effectiveAt: null,
    changes,
    timeline,
    ...change,
  };
}

async function opened(start: PriceUpdate | null) {
  const { server, port } = aServer(start);
  const clock = new SimulatedClock();
  const actor = createActor(connectPriceEditor(port, { load: () => Promise.resolve(server.menu) }), {
    clock,
    input: { updateId: start?.id ?? null, places: [{ shopId: SHOP, locationId: CENTRU }], comma: "," },
  });
  const told: PriceEditorEmitted[] = [];
  actor.on("*", (emitted) => told.push(emitted));
  actor.start();
  await settled(actor);
  return { actor, server, told, clock };
}

async function settled(actor: PriceEditorActor): Promise<void> {
  await waitFor(actor, (snapshot) => snapshot.matches({ shown: "resting" }) || snapshot.hasTag("failed"));
}

function unsaved(actor: PriceEditorActor): readonly PriceChange[] | null {
  const known = selectPriceEditor(actor.getSnapshot());
  return known === null ? null : unsavedChanges(known);
}

const typing = (text: string) => ({ type: "priceEditor.typePrice", key: placeKey(PLACE), text }) as const;

describe("a price update on screen", () => {
  it("saves what was typed before it applies it, and says where it is from then on", async () => {
    const { actor, server, told } = await opened(null);
    actor.send(typing("33"));
    expect(unsaved(actor)).toEqual([CHANGE]);
    actor.send({ type: "priceEditor.move", asked: { move: "apply", confirmedPrice: null } });
    expect(selectIsPriceWriting(actor.getSnapshot())).toBe(true);
    await settled(actor);
    expect(server.calls).toEqual(["save", "apply", "load"]);
    expect(told).toEqual([{ type: "priceEditor.settled", id: server.update?.id }]);
    expect([server.update?.status, unsaved(actor)]).toEqual(["applied", null]);
  });

  it("saves a draft alone where nothing more is asked, and nothing twice", async () => {
    const { actor, server } = await opened(anUpdate());
    actor.send({ type: "priceEditor.move", asked: { move: "draft" } });
    await settled(actor);
    expect(server.calls).toEqual(["load"]);
    actor.send(typing("34,5"));
    actor.send({ type: "priceEditor.move", asked: { move: "draft" } });
    await settled(actor);
    expect(server.calls).toEqual(["load", "save"]);
    expect(server.update?.changes[0]?.newPrice).toEqual(lei("34.50"));
  });

  it("keeps what the server answered to a draft and to a move, also where it cannot be read again", async () => {
    const { actor, server, told } = await opened(null);
    actor.send(typing("33"));
    actor.send({ type: "priceEditor.move", asked: { move: "draft" } });
    await settled(actor);
    const held = (): PriceUpdate | null => selectPriceEditor(actor.getSnapshot())?.read?.update ?? null;
    expect([held(), unsaved(actor)]).toEqual([server.update, null]);
    expect(told).toEqual([{ type: "priceEditor.settled", id: server.update?.id }]);
    server.isAway = true;
    actor.send({ type: "priceEditor.move", asked: { move: "apply", confirmedPrice: null } });
    await settled(actor);
    expect(held()?.status).toBe("applied");
  });

  it("says that a draft could not be saved, and keeps what was typed", async () => {
    const { actor, server, told } = await opened(anUpdate());
    server.isFull = true;
    actor.send(typing("35"));
    actor.send({ type: "priceEditor.move", asked: { move: "apply", confirmedPrice: null } });
    await settled(actor);
    expect(told).toMatchObject([{ type: "priceEditor.failed", during: "write", error: LOST }]);
    expect(server.calls).toEqual(["load", "save", "load"]);
    expect(unsaved(actor)?.[0]?.newPrice).toEqual(lei("35.00"));
  });

  it("schedules, takes back and reverts what is held", async () => {
    const { actor, server } = await opened(anUpdate());
    const asked = [
      { move: "schedule", effectiveAt: NOON, confirmedPrice: null },
      { move: "draft" },
      { move: "apply", confirmedPrice: null },
      { move: "revert" },
    ] as const;
    for (const one of asked) {
      actor.send({ type: "priceEditor.move", asked: one });
      await settled(actor);
    }
    expect(server.calls.filter((call) => call !== "load")).toEqual(["schedule", "draft", "apply", "revert"]);
  });

  it("reads the prices of now when one is stale, keeps what was typed, and takes them when told to", async () => {
    const { actor, server, told } = await opened(anUpdate());
    server.refusal = STALE;
    server.menu = aMenu({ products: [{ ...PIZZA, priceByLocation: priced("31.00") }] });
    const apply = { type: "priceEditor.move", asked: { move: "apply", confirmedPrice: null } } as const;
    actor.send(apply);
    await settled(actor);
    expect(told.map(({ type }) => type)).toEqual(["priceEditor.failed", "priceEditor.settled"]);
    expect(unsaved(actor)).toBeNull();
    actor.send({ type: "priceEditor.takePricesOfNow" });
    expect(unsaved(actor)).toEqual([{ ...CHANGE, expectedPrice: lei("31.00") }]);
    server.refusal = null;
    actor.send(apply);
    await settled(actor);
    expect(server.update).toMatchObject({ status: "applied", changes: [{ expectedPrice: lei("31.00") }] });
  });

  it("is read again by itself and when prices change elsewhere, and what is typed stays", async () => {
    const { actor, server, clock } = await opened(anUpdate());
    actor.send(typing("39"));
    clock.increment(60_000);
    await settled(actor);
    actor.send({ type: "priceEditor.refresh" });
    await settled(actor);
    expect([server.calls.length, unsaved(actor)?.[0]?.newPrice]).toEqual([3, lei("39.00")]);
    server.update = anUpdate({ version: 7 });
    actor.send({ type: "priceEditor.refresh" });
    await settled(actor);
    expect(unsaved(actor)).toBeNull();
  });

  it("says that it cannot be read, and reads again when asked to", async () => {
    const { server, port } = aServer(null);
    const actor = createActor(connectPriceEditor(port, { load: () => Promise.resolve(server.menu) }), {
      input: { updateId: anUpdate().id, places: [], comma: "," },
    });
    const told: PriceEditorEmitted[] = [];
    actor.on("*", (emitted) => told.push(emitted));
    actor.start();
    await settled(actor);
    expect(told).toMatchObject([{ type: "priceEditor.failed", during: "read", error: LOST }]);
    expect(selectPriceEditorError(actor.getSnapshot())?.key).toBe("network.unreachable");
    server.update = anUpdate();
    actor.send({ type: "priceEditor.refresh" });
    await settled(actor);
    expect(selectPriceEditorError(actor.getSnapshot())).toBeNull();
  });
});
