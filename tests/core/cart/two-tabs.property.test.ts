import fc from "fast-check";
import { createActor, type Actor } from "xstate";
import { describe, expect, it } from "vitest";
import { selectCartItems, selectSavedCart } from "#core/cart/cart.selectors.ts";
import type { cartMachine } from "#core/cart/cart.machine.ts";
import type { CartItem } from "#core/cart/cart.ts";
import type { CartSave, SavedCart } from "#core/cart/cart.ports.ts";
import { connectCart } from "#core/cart/connect-cart.ts";
import { anItem } from "#tests/support/builders/customer.ts";
import { CENTRU } from "#tests/support/builders/shop.ts";
import { flush, PROPERTY_TIMEOUT, runs } from "#tests/support/patience.ts";
import { createTestBackend, type TestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { UNREACHABLE } from "#tests/support/headless/call-log.ts";

const { id: _id, ...PIZZA } = anItem();

/** What becomes of a save: it arrives and is answered, its answer is lost, or it never arrives. */
type Fate = "answered" | "unanswered" | "lost";

interface Tab {
  readonly actor: Actor<typeof cartMachine>;
  /** How often this tab set the quantity of the line that all know, and to how many. */
  quantity: { readonly times: number; readonly value: number };
  added: number;
}

interface Shared {
  readonly backend: TestBackend;
  readonly tabs: readonly [Tab, Tab];
  /** What the line that all know was last set to by a save that was taken. */
  expected(): number;
}

const items = (tab: Tab): readonly CartItem[] => selectCartItems(tab.actor.getSnapshot());

async function enterTab(backend: TestBackend, save: TestBackend["ports"]["cart"]["save"]): Promise<Tab> {
  const actor = createActor(connectCart({ ...backend.ports, cart: { ...backend.ports.cart, save } }), {
    clock: backend.timers,
    input: { menu: backend.menu, fromMobileApp: false },
  }).start();
  if (backend.shop === null) throw new Error("No shop to enter");
  actor.send({ type: "cart.enter", shop: backend.shop, locationId: CENTRU });
  await flush();
  return { actor, quantity: { times: 0, value: 1 }, added: 0 };
}

/** A backend whose cart holds one line. */
async function createBackendWithCart(): Promise<TestBackend> {
  const backend = createTestBackend();
  const first = await enterTab(backend, backend.ports.cart.save);
  first.actor.send({ type: "cart.add", item: PIZZA });
  backend.timers.increment(250);
  await flush();
  first.actor.stop();
  return backend;
}

async function enterTwice(
  backend: TestBackend,
  scheduler: fc.Scheduler,
  fates: readonly Fate[],
): Promise<Shared> {
  const { cart } = backend.ports;
  const tabs: Tab[] = [];
  let expected = 1;
  let sent = 0;
  const slowly = (index: number): TestBackend["ports"]["cart"]["save"] => {
    let carried = 0;
    return async (save: CartSave, signal: AbortSignal): Promise<SavedCart> => {
      const made = tabs[index]?.quantity ?? { times: 0, value: 1 };
      const fate = fates[sent] ?? "answered";
      sent += 1;
      await scheduler.schedule(Promise.resolve(), `${index}: ${save.revision} arrives`);
      if (fate === "lost") throw UNREACHABLE;
      const before = backend.carts.get(save.id);
      const answer = await cart.save(save, signal);
      if (backend.carts.get(save.id) !== before && made.times > carried) {
        carried = made.times;
        expected = made.value;
      }
      await scheduler.schedule(Promise.resolve(), `${index}: ${save.revision} is answered`);
      if (fate === "unanswered") throw UNREACHABLE;
      return answer;
    };
  };
  const one = await enterTab(backend, slowly(0));
  const other = await enterTab(backend, slowly(1));
  tabs.push(one, other);
  return { backend, tabs: [one, other], expected: () => expected };
}

/** The cart that a page of this browser shows when it is opened now. */
function heldCart(backend: TestBackend): ReturnType<TestBackend["carts"]["get"]> {
  const id = backend.shop === null ? null : backend.cartIds.read(backend.shop.id);
  return id === null ? undefined : backend.carts.get(id);
}

async function settle({ backend, tabs }: Shared, scheduler: fc.Scheduler): Promise<void> {
  const isSaved = (tab: Tab): boolean => selectSavedCart(tab.actor.getSnapshot()) !== null;
  for (let round = 0; round < 100 && !tabs.every(isSaved); round += 1) {
    backend.timers.increment(10_000);
    await scheduler.waitIdle();
    await flush();
  }
}

const edit = fc.record({
  tab: fc.constantFrom(0 as const, 1 as const),
  kind: fc.constantFrom("add", "add", "quantity", "remove"),
  pause: fc.constantFrom(0, 0, 100, 250, 600),
  delivered: fc.integer({ min: 0, max: 3 }),
});

describe("two tabs of one cart without a login", PROPERTY_TIMEOUT, () => {
  it("keep an edit of the one and two edits of the other that were made from the same cart", async () => {
    const backend = createTestBackend();
    const { cart } = backend.ports;
    const first = await enterTab(backend, cart.save);
    first.actor.send({ type: "cart.add", item: PIZZA });
    backend.timers.increment(250);
    await flush();
    const other = await enterTab(backend, cart.save);
    first.actor.send({ type: "cart.add", item: { ...PIZZA, notes: "one" } });
    backend.timers.increment(250);
    await flush();
    other.actor.send({ type: "cart.add", item: { ...PIZZA, notes: "two" } });
    other.actor.send({ type: "cart.add", item: { ...PIZZA, notes: "three" } });
    backend.timers.increment(250);
    await flush();
    const [held] = backend.carts.values();
    expect(held?.items.map(({ notes }) => notes)).toEqual([null, "one", "two", "three"]);
    expect(items(other)).toEqual(held?.items);
    expect(selectSavedCart(other.actor.getSnapshot())).toEqual({ id: held?.id, revision: held?.revision });
  });

  it("add up where both added the same product", async () => {
    const backend = createTestBackend();
    const first = await enterTab(backend, backend.ports.cart.save);
    first.actor.send({ type: "cart.add", item: PIZZA });
    backend.timers.increment(250);
    await flush();
    const other = await enterTab(backend, backend.ports.cart.save);
    for (const { actor } of [first, other]) {
      actor.send({ type: "cart.add", item: { ...PIZZA, notes: "the same" } });
      backend.timers.increment(250);
      await flush();
    }
    // Both counted to the same revision, so the second one counts on and saves again.
    backend.timers.increment(250);
    await flush();
    const [held] = backend.carts.values();
    expect(held?.items.map(({ notes, qty }) => [notes, qty])).toEqual([
      [null, 1],
      ["the same", 2],
    ]);
  });

  it.each([
    { kind: "one that holds a line", createShared: createBackendWithCart },
    { kind: "none that was saved yet", createShared: async () => createTestBackend() },
  ])("lose no edit of either, whatever arrives when, late or never: of $kind", async ({ createShared }) => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(edit, { minLength: 2, maxLength: 12 }),
        fc.array(fc.constantFrom<Fate>("answered", "answered", "unanswered", "lost"), { maxLength: 10 }),
        async (scheduler, edits, fates) => {
          const backend = await createShared();
          const shared = await enterTwice(backend, scheduler, fates);
          const { tabs } = shared;
          const shown = items(tabs[0])[0]?.id;
          const wanted = new Set<string>();
          for (const [at, { tab: index, kind, pause, delivered }] of edits.entries()) {
            const tab = tabs[index];
            const own = items(tab).find(({ notes }) => notes?.startsWith(`${index}:`));
            if (kind === "quantity" && shown !== undefined) {
              // Each to another one: who sets what stands there already has changed nothing.
              const value = at + 2;
              tab.quantity = { times: tab.quantity.times + 1, value };
              tab.actor.send({ type: "cart.changeQuantity", itemId: shown, quantity: value });
            } else if (kind === "remove" && own !== undefined) {
              wanted.delete(own.notes ?? "");
              tab.actor.send({ type: "cart.remove", itemId: own.id });
            } else {
              tab.added += 1;
              const notes = `${index}: ${tab.added}`;
              wanted.add(notes);
              tab.actor.send({ type: "cart.add", item: { ...PIZZA, notes } });
            }
            backend.timers.increment(pause);
            for (let n = 0; n < delivered && scheduler.count() > 0; n += 1) await scheduler.waitOne();
            await flush();
          }
          await settle(shared, scheduler);
          const held = heldCart(backend);
          const kept = held?.items.flatMap(({ notes }) => (notes === null ? [] : [notes])) ?? [];
          expect(kept.toSorted()).toEqual([...wanted].toSorted());
          const quantity = held?.items.find(({ id }) => id === shown)?.qty;
          expect(quantity).toBe(shown === undefined ? undefined : shared.expected());
          expect(backend.carts.size).toBe(1);
          for (const tab of tabs) {
            tab.actor.send({ type: "cart.reload" });
            await flush();
            // A page that saved nothing does not know of the other one's cart yet.
            expect(items(tab)).toEqual(shown === undefined && tab.added === 0 ? [] : held?.items);
            tab.actor.stop();
          }
        },
      ),
      runs(200),
    );
  });
});
