import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import type { BodyOf } from "#core/contract/endpoints/endpoints.ts";
import { OWN_RUNS_ENDED_MS } from "#core/courier/own-run.ts";
import { type EmployeeId, type OrderId, type OrganizationId, toId, type UserId } from "#core/kernel/id.ts";
import type { CourierActionType } from "#core/order/lifecycle/courier-action.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import {
  BISTRO_ORGANIZATION,
  newCustomer,
  newId,
  newStaff,
  orderDelivery,
  ZEN_ORGANIZATION,
} from "#tests/support/shopping/http-shopping.ts";

let server: TestServer;
let staff: HttpClient;
beforeAll(async () => {
  server = await createTestServer();
  staff = await newStaff(server, "staff@example.com", BISTRO_ORGANIZATION);
});
afterAll(() => server.stop());

type AskedMove = Omit<BodyOf<"moveOrder">, "version">;

async function moved(id: OrderId, ...moves: readonly AskedMove[]): Promise<void> {
  for (const move of moves) {
    const { version } = succeeded(await staff.call("loadStaffOrder", { params: { id } }));
    succeeded(await staff.call("moveOrder", { params: { id }, body: { ...move, version } }));
  }
}

interface Courier extends HttpClient {
  readonly userId: UserId;
  readonly employeeId: EmployeeId;
}

async function newCourier(...organizationIds: readonly OrganizationId[]): Promise<Courier> {
  const courier = await newCustomer(server);
  const employeeIds = organizationIds.map(() => toId<EmployeeId>(newId()));
  for (const [n, organizationId] of organizationIds.entries())
    await asOwner(
      server,
      "insert into employees (organization_id, id, user_id, role) values ($1, $2, $3, 'courier')",
      [organizationId, employeeIds[n], courier.userId],
    );
  return { ...courier, employeeId: employeeIds[0] ?? toId<EmployeeId>(demoId("user", "nobody")) };
}

const given = ({ employeeId }: Courier): AskedMove => ({
  event: "assign",
  courier: { type: "own", employeeId },
});
const ACCEPT: AskedMove = { event: "accept", readyInMinutes: 20 };

async function givenOrder(courier: Courier, ...moves: readonly AskedMove[]): Promise<OrderId> {
  const { id } = await orderDelivery(await newCustomer(server));
  await moved(id, ACCEPT, given(courier), ...moves);
  return id;
}

const idsOf = async (courier: HttpClient): Promise<readonly OrderId[]> =>
  succeeded(await courier.call("listOwnRuns")).data.map(({ orderId }) => orderId);

function act(courier: HttpClient, id: OrderId, type: CourierActionType, tap: string) {
  const body = { id: tap, type, at: server.clock.now() };
  return courier.call("actOnOwnRun", { params: { id }, body });
}

describe("the runs of a courier who is signed in (COURIER-12)", () => {
  it("are what was given to them, in every organization, and what they do moves the order", async () => {
    const dan = await newCourier(BISTRO_ORGANIZATION, ZEN_ORGANIZATION);
    expect(await idsOf(dan)).toEqual([]);
    const id = await givenOrder(dan, { event: "ready" });
    expect(await idsOf(dan)).toEqual([id]);
    const seen = succeeded(await dan.call("loadOwnRun", { params: { id } }));
    const [listed] = succeeded(await dan.call("listOwnRuns")).data;
    expect(listed).toEqual({ orderId: id, ...seen });
    expect(seen).toMatchObject({ status: "ready", items: [{ name: "Limonadă clasică", qty: 6 }] });
    const taps = await Promise.all([1, 2, 3].map(() => act(dan, id, "picked_up", "one tap")));
    expect(taps.map((tap) => succeeded(tap).status)).toEqual(Array(3).fill("out_for_delivery"));
    expect(succeeded(await act(dan, id, "delivered", "another")).status).toBe("fulfilled");
    const { timeline } = succeeded(await staff.call("loadStaffOrder", { params: { id } }));
    expect(timeline.filter(({ actor }) => actor === "courier").map(({ event }) => event)).toEqual([
      "dispatch",
      "complete",
    ]);
  });

  it("are no longer theirs once somebody else brings the order, or they bring none any more", async () => {
    const [dan, ema] = [await newCourier(BISTRO_ORGANIZATION), await newCourier(BISTRO_ORGANIZATION)];
    const id = await givenOrder(dan, { event: "ready" });
    const asked = { params: { id } };
    expect((await ema.call("loadOwnRun", asked)).status).toBe(404);
    expect((await act(ema, id, "picked_up", "foreign")).status).toBe(404);
    await moved(id, given(ema));
    expect((await dan.call("loadOwnRun", asked)).status).toBe(404);
    expect((await act(dan, id, "picked_up", "late")).status).toBe(404);
    expect([await idsOf(dan), await idsOf(ema)]).toEqual([[], [id]]);
    await asOwner(server, "update employees set role = 'employee' where user_id = $1", [ema.userId]);
    expect((await ema.call("listOwnRuns")).status).toBe(403);
  });

  it("begin with what was promised first, and end with those that were over in the last twelve hours", async () => {
    const dan = await newCourier(BISTRO_ORGANIZATION);
    const [late, soon, over] = [
      await givenOrder(dan, { event: "delay", minutes: 30 }),
      await givenOrder(dan),
      await givenOrder(dan, { event: "ready" }, { event: "dispatch" }, { event: "complete" }),
    ];
    expect(await idsOf(dan)).toEqual([soon, late, over]);
    await asOwner(
      server,
      "update orders set ended_at = ended_at - $2 * interval '1 millisecond' where id = $1",
      [over, OWN_RUNS_ENDED_MS],
    );
    expect(await idsOf(dan)).toEqual([soon, late]);
  });
});
