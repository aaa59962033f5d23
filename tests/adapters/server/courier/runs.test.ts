import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BodyOf } from "#core/contract/endpoints/endpoints.ts";
import type { OrderId } from "#core/kernel/id.ts";
import type { CourierActionType } from "#core/order/lifecycle/courier-action.ts";
import { COURIER_SEES_MS } from "#core/courier/courier-order.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { findViolations } from "#tests/support/database/invariants.ts";
import { type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import {
  BISTRO_ORGANIZATION,
  newCustomer,
  newStaff,
  orderDelivery,
} from "#tests/support/shopping/http-shopping.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

let server: TestServer;
let staff: HttpClient;
let courier: HttpClient;
beforeAll(async () => {
  server = await createTestServer();
  staff = await newStaff(server, "staff@example.com", BISTRO_ORGANIZATION);
  courier = server.client();
});
afterAll(() => server.stop());

type Move = BodyOf<"moveOrder">;
type AskedMove = Omit<Move, "version">;

async function moved(id: OrderId, ...moves: readonly AskedMove[]): Promise<void> {
  for (const move of moves) {
    const { version } = succeeded(await staff.call("loadStaffOrder", { params: { id } }));
    succeeded(await staff.call("moveOrder", { params: { id }, body: { ...move, version } }));
  }
}

const DAN: AskedMove = {
  event: "assign",
  courier: { type: "outside", name: "Dan", phone: "0722 000 111" },
};
const ACCEPT: AskedMove = { event: "accept", readyInMinutes: 20 };

async function newRun(...moves: readonly AskedMove[]): Promise<{
  readonly id: OrderId;
  readonly token: string;
  readonly customer: HttpClient;
}> {
  const customer = await newCustomer(server);
  const { id } = await orderDelivery(customer);
  await moved(id, ACCEPT, DAN, ...moves);
  const [token = ""] = await sentTokens(id);
  return { id, token, customer };
}

async function sentTokens(id: OrderId): Promise<readonly string[]> {
  const rows = await asOwner<{ readonly text: string }>(
    server,
    "select text from outbox where order_id = $1 and recipient = '+40722000111'",
    [id],
  );
  return rows.map(({ text }) => /\/shops\/bistro-nord\/co\/([\w-]{43})$/.exec(text)?.[1] ?? "").toSorted();
}

function act(token: string, type: CourierActionType, id: string, data?: { readonly text: string }) {
  const body = { id, type, at: server.services.clock.now(), ...(data === undefined ? {} : { data }) };
  return courier.call("actOnRun", { params: { token }, body });
}

describe("the link of the courier", () => {
  it("is sent to them, kept as a hash, and shows what they need and no price of a product", async () => {
    const { id, token } = await newRun();
    expect(token).toHaveLength(43);
    const kept = await asOwner(
      server,
      `select (select count(*)::int from order_runs r where r.token_hash = encode(sha256(convert_to($2::text, 'UTF8')), 'hex')) as hashes,
              (select count(*)::int from audit_log a where a.subject = $1 and a.detail::text like '%' || $2::text || '%') as told`,
      [id, token],
    );
    expect(kept).toEqual([{ hashes: 1, told: 0 }]);
    const order = succeeded(await staff.call("loadStaffOrder", { params: { id } }));
    const seen = succeeded(await courier.call("loadRun", { params: { token } }));
    expect(seen).toEqual({
      number: order.number,
      status: "accepted",
      hasArrived: false,
      promise: { ...order.promise, earliest: order.promisedAt, latest: order.promisedAt, trace: [] },
      pickup: {
        name: order.location.name,
        address: order.location.address,
        coordinates: { latitude: expect.any(Number), longitude: expect.any(Number) },
      },
      contact: { firstName: order.contact.firstName, phone: order.contact.phone },
      deliveryAddress: order.deliveryAddress,
      items: [{ name: "Limonadă clasică", qty: 6 }],
      toCollect: order.total,
      endedAt: null,
      isTest: false,
    });
  });

  it("goes to somebody once, with the move that names them, however often that is asked for (COURIER-11)", async () => {
    const { id } = await orderDelivery(await newCustomer(server));
    await moved(id, ACCEPT);
    const { version } = succeeded(await staff.call("loadStaffOrder", { params: { id } }));
    const asked = await Promise.all(
      [1, 2, 3].map(() => staff.call("moveOrder", { params: { id }, body: { ...DAN, version } })),
    );
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await sentTokens(id)).toHaveLength(1);
  });

  it("opens its own order alone, and nothing of customers and staff", async () => {
    const [own, foreign] = [await newRun({ event: "ready" }), await newRun({ event: "ready" })];
    const seen = succeeded(await courier.call("loadRun", { params: { token: own.token } }));
    const { number } = succeeded(await staff.call("loadStaffOrder", { params: { id: own.id } }));
    expect(seen.number).toBe(number);
    succeeded(await act(own.token, "picked_up", "same id"));
    const untouched = succeeded(await staff.call("loadStaffOrder", { params: { id: foreign.id } }));
    expect(untouched.status).toBe("ready");
    // The id of an action counts within its own run.
    succeeded(await act(foreign.token, "picked_up", "same id"));
    const { status } = succeeded(await staff.call("loadStaffOrder", { params: { id: foreign.id } }));
    expect(status).toBe("out_for_delivery");
    for (const { id } of [own, foreign]) {
      const headers = { authorization: `Bearer ${own.token}` };
      expect(await courier.call("loadOrder", { params: { id }, headers })).toMatchObject({ status: 401 });
      expect(await courier.call("loadStaffOrder", { params: { id }, headers })).toMatchObject({
        status: 401,
      });
      const renewed = await courier.call("renewCourierLink", { params: { id }, headers });
      expect(renewed).toMatchObject({ status: 401 });
    }
  });

  it("is another when it is made again, or somebody else brings the order; the one before is void", async () => {
    const { id, token } = await newRun();
    const { link } = succeeded(await staff.call("renewCourierLink", { params: { id } }));
    const renewed = /\/shops\/bistro-nord\/co\/([\w-]{43})$/.exec(link)?.[1] ?? "";
    expect(await sentTokens(id)).toEqual([token, renewed].toSorted());
    expect(await courier.call("loadRun", { params: { token } })).toMatchObject({ status: 404 });
    expect(await act(token, "problem", "void")).toMatchObject({ status: 404 });
    expect(await courier.call("loadRun", { params: { token: renewed } })).toMatchObject({ status: 200 });
    await moved(id, { event: "assign", courier: { type: "none" } });
    expect(await courier.call("loadRun", { params: { token: renewed } })).toMatchObject({ status: 404 });
    expect(await staff.call("renewCourierLink", { params: { id } })).toMatchObject({
      status: 409,
      key: "order.transition_not_allowed",
    });
  });
});

describe("what a courier does", () => {
  it("moves the order once an action, however often it is sent (COURIER-7)", async () => {
    const { id, token, customer } = await newRun();
    expect(await act(token, "picked_up", "early")).toMatchObject({
      status: 409,
      key: "order.transition_not_allowed",
    });
    await moved(id, { event: "ready" });
    const taps = await Promise.all(["a", "a", "a", "a"].map((tap) => act(token, "picked_up", tap)));
    expect(taps.map((tap) => succeeded(tap).status)).toEqual(Array(4).fill("out_for_delivery"));
    expect(succeeded(await act(token, "picked_up", "b")).status).toBe("out_for_delivery");
    expect(succeeded(await act(token, "arrived", "c")).hasArrived).toBe(true);
    const problem = { text: "Nu răspunde nimeni" };
    succeeded(await act(token, "problem", "d", problem));
    succeeded(await act(token, "problem", "d", problem));
    const done = succeeded(await act(token, "delivered", "e"));
    expect(done).toMatchObject({ status: "fulfilled", toCollect: { amount: "0.00", currency: "RON" } });
    expect(succeeded(await act(token, "delivered", "e"))).toEqual(done);
    expect(succeeded(await act(token, "delivered", "f"))).toEqual(done);
    expect(await act(token, "problem", "g")).toMatchObject({ status: 409 });
    const { timeline, payment } = succeeded(await staff.call("loadStaffOrder", { params: { id } }));
    expect(payment.status).toBe("paid");
    expect(timeline.filter(({ actor }) => actor === "courier").map((one) => [one.event, one.text])).toEqual([
      ["dispatch", null],
      ["arrive", null],
      ["report", "Nu răspunde nimeni"],
      ["complete", null],
    ]);
    const own = succeeded(await customer.call("loadOrder", { params: { id } }));
    expect(own.timeline.map(({ event }) => event)).toEqual([
      "place",
      "accept",
      "ready",
      "dispatch",
      "complete",
    ]);
    expect(await findViolations(server.database.owner)).toEqual([]);
  });

  it("leaves nothing personal two hours after the end", async () => {
    const { id, token } = await newRun({ event: "ready" }, { event: "dispatch" });
    succeeded(await act(token, "delivered", "a"));
    expect(succeeded(await courier.call("loadRun", { params: { token } })).contact).not.toBeNull();
    await asOwner(
      server,
      "update orders set ended_at = ended_at - $2 * interval '1 millisecond' where id = $1",
      [id, COURIER_SEES_MS],
    );
    expect(succeeded(await courier.call("loadRun", { params: { token } }))).toMatchObject({
      status: "fulfilled",
      contact: null,
      deliveryAddress: null,
      items: [],
    });
  });
});
