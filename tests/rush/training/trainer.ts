import { setTimeout as delay } from "node:timers/promises";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import type { BodyOf } from "#core/contract/endpoints/endpoints.ts";
import { type CartItemId, type OrganizationId, type ShopId, toId } from "#core/kernel/id.ts";
import { OPEN_STATUSES } from "#core/order/lifecycle/order-stages.ts";
import { ORDER_STATUSES, type OrderStatus } from "#core/order/lifecycle/order-status.ts";
import type { StaffOrder } from "#core/order/order.ts";
import { createBrowserClient, type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import { NEAR_CENTRU, newCart, newId, orderBody } from "#tests/support/shopping/http-shopping.ts";
import type { OpenCounter } from "../counters.ts";
import type { TrainingOrder } from "../plan/training-plan.ts";

/** An order of the training, as its customer knows it. */
export interface PlacedTraining {
  readonly id: StaffOrder["id"];
  readonly number: string;
}

/** People of the demo who place test orders, as nobody else may, and who put away what is left of them. */
export interface Trainer {
  /** Places a test order; else the key of the refusal. */
  place(order: TrainingOrder, at: OpenCounter): Promise<PlacedTraining | { readonly refused: string }>;
  /** Takes an order back as its customer; nothing where somebody has answered. */
  takeBack(order: PlacedTraining): Promise<void>;
  /** How many test orders are not over yet. */
  open(): Promise<number>;
  /** Ends and deletes all test orders of the shops; answers how many there were. */
  clear(): Promise<number>;
  close(): void;
}

// Each person may have a few orders open and place a few in ten minutes, so they take turns.
const MANAGER = "manager@example.com";
const OTHERS = ["staff@example.com", "admin@example.com"];
const ORGANIZATION = toId<OrganizationId>(demoId("organization", "bistro-nord"));
const PER_PAGE = 100;
const TOO_MANY = 429;
const CLEARING_STEP_MS = 500;
const MAX_CLEARING_MS = 60_000;
// How an order of any status ends.
const ENDS = [
  { event: "reject", reason: "too_busy" },
  { event: "cancel", reason: "other", text: "Sfârșitul repetiției" },
  { event: "complete" },
] as const;

/** Signs those people in at a running demo. */
export async function createTrainer(port: number, shopIds: readonly ShopId[]): Promise<Trainer> {
  const manager = await signIn(port, MANAGER);
  const buyers = [manager, ...(await Promise.all(OTHERS.map((email) => signIn(port, email))))];
  const placedBy = new Map<string, HttpClient>();
  let turn = 0;

  async function tests(status: readonly OrderStatus[]): Promise<readonly StaffOrder[]> {
    const filter = { tests: "only", status: [...status] } as const;
    const query = { filter, sort: "placed_at", page: 1, perPage: PER_PAGE } as const;
    const page = succeeded(await manager.call("listStaffOrders", { query }));
    return page.items.filter(({ shopId }) => shopIds.includes(shopId));
  }

  async function end({ id, version, allowedEvents }: StaffOrder): Promise<void> {
    const move = ENDS.find(({ event }) => allowedEvents.includes(event));
    if (move === undefined) return;
    await manager.call("moveOrder", { params: { id }, body: { ...move, version } });
  }

  async function deleteTests(id: ShopId): Promise<void> {
    const { status, text } = await manager.call("deleteTestOrders", { params: { id } });
    if (status !== 204) throw new Error(`${status} ${text}`);
  }

  return {
    place: async (order, at) => {
      const client = buyers[turn % buyers.length] ?? manager;
      turn += 1;
      const items = order.lines.flatMap(({ dish, qty }) => itemOf(at, dish, qty));
      const saved = await client.call("saveCart", {
        body: newCart(items, { shopId: at.shopId, locationId: at.locationId }),
      });
      if (saved.value === null) return { refused: saved.key ?? `${saved.status}` };
      const { street, contact, kitchenNote } = order;
      const address = street === null ? null : { ...NEAR_CENTRU, street };
      const body = await orderBody(client, saved.value, { type: "asap" }, address);
      const placed = await client.call("placeOrder", {
        body: { ...body, contact, kitchenNote, isTest: true },
        headers: { "idempotency-key": `training-${newId()}` },
      });
      if (placed.value === null)
        return {
          refused: placed.status === TOO_MANY ? "order.too_many" : (placed.key ?? `${placed.status}`),
        };
      const { id, number } = placed.value;
      placedBy.set(id, client);
      return { id, number };
    },
    takeBack: async ({ id }) => {
      await placedBy.get(id)?.call("cancelOrder", { params: { id }, body: { version: 1 } });
    },
    open: async () => (await tests(OPEN_STATUSES)).length,
    clear: async () => {
      const left = (await tests(ORDER_STATUSES)).length;
      // What was just rejected or cancelled is over when it can no longer be undone.
      const until = performance.now() + MAX_CLEARING_MS;
      while ((await tests(ORDER_STATUSES)).length > 0 && performance.now() < until) {
        for (const order of await tests(OPEN_STATUSES)) await end(order);
        for (const id of shopIds) await deleteTests(id);
        await delay(CLEARING_STEP_MS);
      }
      return left;
    },
    close: () => {
      for (const client of buyers) client.close();
    },
  };
}

async function signIn(port: number, email: string): Promise<HttpClient> {
  const client = createBrowserClient(port);
  await client.signIn(email);
  await client.call("selectOrganization", { body: { organizationId: ORGANIZATION } });
  return client;
}

function itemOf(at: OpenCounter, dish: number, qty: number): BodyOf<"saveCart">["items"] {
  const found = at.dishes[dish];
  return found === undefined
    ? []
    : [
        {
          ...found,
          id: toId<CartItemId>(newId()),
          qty,
          notes: null,
          couponId: null,
          payByPoints: false,
        },
      ];
}
