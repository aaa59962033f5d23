import type { BodyOf } from "#core/contract/endpoints/endpoints.ts";
import type { OrderId } from "#core/kernel/id.ts";
import type { StaffOrder } from "#core/order/order.ts";
import { accepted, less, propose } from "#tests/adapters/server/order/line-change/proposals.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import type { TestServer } from "#tests/support/server/test-server.ts";
import {
  AVIATORILOR,
  BISTRO_ORGANIZATION,
  CENTRU,
  newCart,
  newCustomer,
  newId,
  newItem,
  newStaff,
  orderCart,
  orderDelivery,
  product,
} from "#tests/support/shopping/http-shopping.ts";

type AskedMove = Omit<BodyOf<"moveOrder">, "version">;

const ACCEPT: AskedMove = { event: "accept", readyInMinutes: 20 };
const OUTSIDE: AskedMove = {
  event: "assign",
  courier: { type: "outside", name: "Dan", phone: "0722 000 111" },
};

/** Orders of every kind and what becomes of them: brought, picked up, refused, taken back, complained of, changed, phoned. */
export async function playOrders(server: TestServer): Promise<void> {
  const manager = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
  await pickUp(server, manager);
  await turnDown(server, manager);
  await bring(server, manager);
  await changeLines(server, manager);
  await phone(manager);
  await sellOut(manager);
}

async function move(staff: HttpClient, id: OrderId, ...moves: readonly AskedMove[]): Promise<StaffOrder> {
  for (const asked of moves) {
    const { version } = succeeded(await staff.call("loadStaffOrder", { params: { id } }));
    succeeded(await staff.call("moveOrder", { params: { id }, body: { ...asked, version } }));
  }
  return succeeded(await staff.call("loadStaffOrder", { params: { id } }));
}

/** With points; ordered again, and complained of. */
async function pickUp(server: TestServer, manager: HttpClient): Promise<void> {
  const customer = await newCustomer(server);
  const { id } = await orderCart(customer);
  const { version } = await move(manager, id, ACCEPT, { event: "ready" }, { event: "complete" });
  await customer.call("menu", { query: { filter: { shopId: newCart().shopId } } });
  succeeded(await customer.call("reorder", { params: { id }, body: { locationId: CENTRU } }));
  const complaint = { version, problem: "late", itemIds: [], text: "A venit rece" } as const;
  succeeded(await customer.call("complainOfOrder", { params: { id }, body: complaint }));
  await move(manager, id, {
    event: "resolve",
    resolution: { type: "points", points: 10 },
    text: "Ne pare rău",
  });
}

async function turnDown(server: TestServer, manager: HttpClient): Promise<void> {
  const customer = await newCustomer(server);
  const rejected = await orderCart(customer);
  await move(manager, rejected.id, { event: "reject", reason: "too_busy" }, { event: "reopen" });
  const cancelled = await orderCart(customer);
  const body = { version: cancelled.version };
  succeeded(await customer.call("cancelOrder", { params: { id: cancelled.id }, body }));
}

async function bring(server: TestServer, manager: HttpClient): Promise<void> {
  const courier = await newCustomer(server);
  await asOwner(
    server,
    "insert into employees (organization_id, id, user_id, role) values ($1, $2, $3, 'courier')",
    [BISTRO_ORGANIZATION, newId(), courier.userId],
  );
  const [own] = succeeded(await manager.call("listCouriers", { params: { id: CENTRU } })).data.slice(-1);
  if (own === undefined) throw new Error("Nobody brings orders");
  const mine = await orderDelivery(await newCustomer(server));
  await move(manager, mine.id, ACCEPT, { event: "assign", courier: { type: "own", employeeId: own.id } });
  await courier.call("listOwnRuns");
  await courier.call("loadOwnRun", { params: { id: mine.id } });
  const outside = await orderDelivery(await newCustomer(server));
  await move(manager, outside.id, ACCEPT, OUTSIDE);
  const { link, pin } = succeeded(await manager.call("renewCourierLink", { params: { id: outside.id } }));
  const token = link.slice(link.lastIndexOf("/") + 1);
  await server.client().call("lookUpRun", { body: { number: outside.number, pin: "000000" } });
  succeeded(await server.client().call("lookUpRun", { body: { number: outside.number, pin } }));
  await move(manager, outside.id, { event: "ready" });
  for (const [type, tap] of [
    ["picked_up", "tap-1"],
    ["delivered", "tap-2"],
  ] as const) {
    const body = { id: tap, type, at: server.clock.now() };
    succeeded(await server.client().call("actOnRun", { params: { token }, body }));
  }
  const price = outside.total;
  await manager.call("dropCash", {
    params: { id: CENTRU },
    body: {
      date: "2026-11-18",
      courier: { employeeId: null, name: "Dan" },
      due: price,
      counted: price,
      note: null,
    },
  });
}

async function changeLines(server: TestServer, staff: HttpClient): Promise<void> {
  const { customer, order } = await accepted({ server, staff });
  const proposed = succeeded(await propose({ server, staff }, order, [less(order, 1, 0)]));
  const body = { version: proposed.version, agrees: true };
  succeeded(await customer.call("answerLineChange", { params: { id: order.id }, body }));
}

async function phone(staff: HttpClient): Promise<void> {
  const { id, productId, modifierIdsByGroup } = newItem(product("limonada-clasica"));
  const choice = {
    phone: `+4073${newId().replaceAll(/\D/gu, "").padEnd(7, "1").slice(0, 7)}`,
    items: [{ id, productId, qty: 2, modifierIdsByGroup, notes: null }],
    fulfillmentMethod: "pickup",
    deliveryAddress: null,
    timing: { type: "asap" },
    paymentMethod: "cash",
  } as const;
  const at = { params: { id: CENTRU } };
  const { total, promise } = succeeded(await staff.call("quotePhoneOrder", { ...at, body: choice }));
  succeeded(
    await staff.call("placePhoneOrder", {
      ...at,
      body: {
        ...choice,
        contact: { firstName: "Doina", lastName: null },
        cashChangeFor: null,
        cutlery: false,
        isTest: false,
        kitchenNote: null,
        expectedTotal: total,
        expectedPromise: promise && { earliest: promise.earliest, latest: promise.latest },
      },
      headers: { "idempotency-key": `key-${newId()}` },
    }),
  );
  succeeded(await staff.call("findCaller", { ...at, body: { phone: choice.phone } }));
}

async function sellOut(manager: HttpClient): Promise<void> {
  const at = { params: { id: AVIATORILOR } };
  const productId = product("limonada-clasica");
  for (const count of [3, 0, null])
    succeeded(await manager.call("changeStock", { ...at, body: { changes: [{ productId, count }] } }));
}
