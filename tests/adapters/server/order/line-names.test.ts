import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "#adapters/server/demo/demo-ids.ts";
import { toId, type ModifierId } from "#core/kernel/id.ts";
import type { Order } from "#core/order/order.ts";
import { succeeded, type HttpClient } from "#tests/support/http/http-client.ts";
import {
  BISTRO_ORGANIZATION,
  newCart,
  newCustomer,
  newItem,
  newStaff,
  orderBody,
  product,
} from "#tests/support/shopping/http-shopping.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.stop());

const ENGLISH = { "accept-language": "en" } as const;
const ROMANIAN = { "accept-language": "ro" } as const;

function namesIn({ lines }: Pick<Order, "lines">): readonly (readonly string[])[] {
  return lines.map(({ name, modifiers }) => [name, ...modifiers.map((modifier) => modifier.name)]);
}

describe("the names of an order's lines", () => {
  it("are the shop's for staff and the reader's for the customer, whatever it was ordered in (ORDER-21)", async () => {
    const { customer, staff, placed } = await orderInEnglish();
    const params = { id: placed.id };
    const own = async (headers: Readonly<Record<string, string>>) =>
      namesIn(succeeded(await customer.call("loadOrder", { params, headers })));
    const kitchen = succeeded(await staff.call("loadStaffOrder", { params, headers: ENGLISH }));
    const english = [["Farmhouse omelette", "One more egg"]];
    const romanian = [["Omletă țărănească", "Încă un ou"]];
    expect([namesIn(placed), await own(ENGLISH), await own(ROMANIAN), namesIn(kitchen)]).toEqual([
      english,
      english,
      romanian,
      romanian,
    ]);
    const history = succeeded(
      await customer.call("listOrders", { query: { filter: {}, page: 1, perPage: 25 }, headers: ROMANIAN }),
    );
    expect(history.items.map(namesIn)).toEqual([romanian]);
    const move = { event: "accept", version: 1, readyInMinutes: 20 } as const;
    const moved = succeeded(await staff.call("moveOrder", { params, body: move, headers: ENGLISH }));
    expect(namesIn(moved)).toEqual(romanian);
    const [mail] = await asOwner<{ text: string }>(
      server,
      "select text from outbox where recipient = (select email from orders where id = $1)",
      [placed.id],
    );
    expect(mail?.text).toContain("Farmhouse omelette");
    expect(mail?.text).not.toContain("Omletă");
  });

  it("are those it was ordered by where none were kept", async () => {
    const { staff, placed } = await orderInEnglish();
    await asOwner(server, "update order_lines set names = default where order_id = $1", [placed.id]);
    const read = succeeded(await staff.call("loadStaffOrder", { params: { id: placed.id } }));
    expect(read.lines).toEqual(placed.lines);
  });
});

async function orderInEnglish(): Promise<{
  readonly customer: HttpClient;
  readonly staff: HttpClient;
  readonly placed: Order;
}> {
  const customer = await newCustomer(server);
  const staff = await newStaff(server, "staff@example.com", BISTRO_ORGANIZATION);
  const egg = toId<ModifierId>(demoId("modifier", "bistro-nord", "extra-mic-dejun-ou"));
  const group = demoId("group", "bistro-nord", "extra-mic-dejun");
  const item = newItem(product("omleta-taraneasca"), { modifierIdsByGroup: { [group]: [egg] } });
  const saved = succeeded(await customer.call("saveCart", { body: newCart([item]), headers: ENGLISH }));
  const body = await orderBody(customer, saved);
  const headers = { ...ENGLISH, "idempotency-key": `english-${saved.id}` };
  return { customer, staff, placed: succeeded(await customer.call("placeOrder", { body, headers })) };
}
