import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CashDropCommand } from "#core/sales/sales.ports.ts";
import { toId, type CashDropId, type EmployeeId, type LocationId, type OrderId } from "#core/kernel/id.ts";
import type { Money } from "#core/money/money.ts";
import type { SalesCourier } from "#core/sales/sales-courier.ts";
import { startOfBusinessDay } from "#core/shop/business-day.ts";
import { plusMillis } from "#core/time/instant.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { lei } from "#tests/support/builders/menu.ts";
import { type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import {
  BISTRO_ORGANIZATION,
  newCustomer,
  newStaff,
  orderCart,
} from "#tests/support/shopping/http-shopping.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

const DATE = "2026-07-03";
const HOUR_MS = 3_600_000;
const DAN: SalesCourier = { employeeId: null, name: "Dan" };
const VASI: SalesCourier = { employeeId: null, name: "Vasi" };

let server: TestServer;
let manager: HttpClient;
let customer: HttpClient;
let locationId: LocationId;
beforeAll(async () => {
  server = await createTestServer();
  manager = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
  customer = await newCustomer(server);
});
afterAll(() => server.stop());

/** An order that a courier brought on the day. */
async function brought(
  { employeeId, name }: SalesCourier,
  change = "status = 'fulfilled'",
): Promise<{ readonly id: OrderId; readonly total: Money }> {
  const { id, location, total } = await orderCart(customer);
  locationId = location.id;
  const at = plusMillis(startOfBusinessDay(DATE, "Europe/Bucharest"), 5 * HOUR_MS);
  await asOwner(
    server,
    `update orders set holds = 'released', ended_at = $2, placed_at = $2, ${change} where id = $1`,
    [id, at],
  );
  await asOwner(
    server,
    `insert into order_runs (organization_id, order_id, employee_id, courier_name, assigned_at)
       select organization_id, id, $2, $3, now() from orders where id = $1`,
    [id, employeeId, name],
  );
  return { id, total };
}

const day = async () =>
  succeeded(await manager.call("readDaySales", { params: { id: locationId }, query: { date: DATE } }));

async function onlyDrop(): Promise<CashDropId> {
  const { drops } = await day();
  expect(drops).toHaveLength(1);
  return toId(drops[0]?.id ?? "");
}

const drop = (command: Partial<CashDropCommand> & Pick<CashDropCommand, "due">, client = manager) =>
  client.call("dropCash", {
    params: { id: locationId },
    body: { date: DATE, courier: DAN, counted: command.due, note: null, ...command },
  });

describe("a courier's cash (COURIER-13)", () => {
  it("is taken for the cash orders of the day, once, and counted again with a note", async () => {
    const first = await brought(DAN);
    const second = await brought(DAN);
    await brought(DAN, "status = 'fulfilled', payment_method = 'card_at_handover'");
    await brought(VASI);
    await brought(DAN, "status = 'cancelled'");
    const due = lei((Number(first.total.amount) + Number(second.total.amount)).toFixed(2));

    expect(await drop({ due: lei("1.00") })).toMatchObject({
      status: 409,
      key: "cash.due_changed",
    });
    expect(await drop({ due, counted: lei("1.00") })).toMatchObject({
      status: 422,
      fields: ["note"],
    });
    expect((await drop({ due, counted: lei("1.00"), note: "A plătit benzina" })).status).toBe(204);
    expect(await drop({ due })).toMatchObject({ status: 409 });

    expect((await day()).drops).toMatchObject([
      {
        courier: DAN,
        orders: 2,
        due,
        counts: [{ counted: lei("1.00"), note: "A plătit benzina", by: "Andrei Stan" }],
      },
    ]);
    expect((await day()).groups.filter(({ courier }) => courier?.name === "Dan")).toMatchObject([
      { status: "cancelled", isDropped: false },
      { paymentMethod: "card_at_handover", isDropped: false },
      { paymentMethod: "cash", isDropped: true, orders: 2, total: due },
    ]);

    const params = { id: await onlyDrop() };
    const again = await manager.call("recountCash", { params, body: { counted: due, note: null } });
    expect(again).toMatchObject({ status: 422, fields: ["note"] });
    const recounted = await manager.call("recountCash", {
      params,
      body: { counted: due, note: "Bonul era la mine" },
    });
    expect(recounted.status).toBe(204);
    expect((await day()).drops).toMatchObject([{ counts: [{ counted: lei("1.00") }, { counted: due }] }]);
    const audited = await asOwner<{ action: string }>(
      server,
      "select action from audit_log where subject = $1 order by at, action",
      [params.id],
    );
    expect(audited.map(({ action }) => action).toSorted()).toEqual(["cash.drop", "cash.recount"]);
  });

  it("of an order is of one drop, however many people take it at once", async () => {
    const { total: due } = await brought(VASI);
    const open = (await day()).groups.filter(
      ({ courier, isDropped }) => courier?.name === "Vasi" && !isDropped,
    );
    const all = lei(open.reduce((sum, { total }) => sum + Number(total.amount), 0).toFixed(2));
    expect(Number(all.amount)).toBeGreaterThanOrEqual(Number(due.amount));
    const answers = await Promise.all(Array.from({ length: 20 }, () => drop({ due: all, courier: VASI })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409 || status === 503)).toHaveLength(19);
    const drops = (await day()).drops.filter(({ courier }) => courier.name === "Vasi");
    expect(drops).toHaveLength(1);
  });

  it("is named by the employee, whatever name is sent", async () => {
    const employees = await asOwner<{ id: EmployeeId }>(
      server,
      "select id from employees where organization_id = $1 limit 1",
      [BISTRO_ORGANIZATION],
    );
    const ion = { employeeId: employees[0]?.id ?? null, name: "Ion Popa" };
    expect(ion.employeeId).not.toBeNull();
    const { total: due } = await brought(ion);
    expect((await drop({ due, courier: { ...ion, name: "Somebody else" } })).status).toBe(204);
    const own = (await day()).drops.filter(({ courier }) => courier.employeeId === ion.employeeId);
    expect(own).toMatchObject([{ courier: ion }]);
  });

  it("is never changed or taken back by the server's role", async () => {
    for (const statement of [
      "update cash_counts set counted = 0",
      "delete from cash_counts",
      "delete from cash_drops",
    ])
      await expect(server.database.app.query(statement, [])).rejects.toThrow("permission denied");
  });

  it("refuses another currency, a negative amount and a note that is too short", async () => {
    const due = lei("1.00");
    expect(await drop({ due, counted: { amount: "1.00", currency: "USD" } })).toMatchObject({ status: 422 });
    expect(await drop({ due, counted: lei("-1.00") })).toMatchObject({ status: 422 });
    expect(await drop({ due, note: "ab" })).toMatchObject({ status: 422 });
  });
});
