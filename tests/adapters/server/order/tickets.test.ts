import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OrderId, type PrintingId, toId } from "#core/kernel/id.ts";
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

async function placed(): Promise<OrderId> {
  return (await orderDelivery(await newCustomer(server))).id;
}

const newPrinting = (): PrintingId => toId<PrintingId>(newId());

function print(id: OrderId, copy: number, printing = newPrinting(), by = staff) {
  return by.call("printTicket", { params: { id }, body: { id: printing, copy } });
}

describe("the ticket of an order", () => {
  it("is printed once, in the words of the shop, with who and when kept and audited (BOARD-13)", async () => {
    const id = await placed();
    const order = succeeded(await staff.call("loadStaffOrder", { params: { id } }));
    const ticket = succeeded(await print(id, 1));
    expect(ticket.copy).toBe(1);
    const lines = ticket.rows.filter(({ look }) => look === "line");
    expect(lines).toEqual(order.lines.map(({ qty, name }) => ({ look: "line", qty, text: name })));
    expect(ticket.rows[0]).toEqual({ look: "number", qty: null, text: order.number });
    expect(ticket.rows.map(({ text }) => text).join("\n")).toMatch(/Livrare la \d\d:\d\d[^]*De încasat/);
    expect(await print(id, 1)).toMatchObject({ status: 409, key: "ticket.already_printed" });
    const copy = succeeded(await print(id, 2));
    expect(copy.rows[0]).toEqual({ look: "copy", qty: null, text: "COPIE 2" });
    const kept = succeeded(await staff.call("listPrintings", { params: { id } })).data;
    expect(kept.map((one) => one.copy)).toEqual([1, 2]);
    const by = new Set(kept.map((one) => one.by));
    expect(by.size).toBe(1);
    const audits = await asOwner(
      server,
      "select detail from audit_log where subject = $1 and action = 'order.print' order by detail ->> 'copy'",
      [id],
    );
    expect(audits).toEqual([{ detail: { copy: 1 } }, { detail: { copy: 2 } }]);
  });

  it("goes to one of twenty who ask at once, and no copy is left out", async () => {
    const id = await placed();
    const asked = await Promise.all(Array.from({ length: 20 }, () => print(id, 1)));
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(asked.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await print(id, 3)).toMatchObject({ status: 409, key: "ticket.already_printed" });
    expect(succeeded(await staff.call("listPrintings", { params: { id } })).data).toHaveLength(1);
  });

  it("is answered again to the request that has it, and audited once", async () => {
    const id = await placed();
    const printing = newPrinting();
    const first = succeeded(await print(id, 1, printing));
    expect(succeeded(await print(id, 1, printing))).toEqual(first);
    const audits = await asOwner(
      server,
      "select count(*)::int as n from audit_log where subject = $1 and action = 'order.print'",
      [id],
    );
    expect(audits).toEqual([{ n: 1 }]);
  });

  it("of another organization is not there", async () => {
    const id = await placed();
    const stranger = await newStaff(server, "admin@example.com", ZEN_ORGANIZATION);
    expect(await print(id, 1, newPrinting(), stranger)).toMatchObject({ status: 404 });
    expect(await stranger.call("listPrintings", { params: { id } })).toMatchObject({ status: 404 });
    expect(succeeded(await staff.call("listPrintings", { params: { id } })).data).toEqual([]);
  });
});
