import type { BodyOf } from "#core/contract/endpoints/endpoints.ts";
import type { ProductId } from "#core/kernel/id.ts";
import type { Order } from "#core/order/order.ts";
import { settleChangesJob } from "#adapters/server/job/settle-changes.ts";
import { SILENT_LOG } from "#tests/support/database/test-engine.ts";
import { type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import type { TestServer } from "#tests/support/server/test-server.ts";
import {
  newCart,
  newCustomer,
  newId,
  newItem,
  orderBody,
  product,
} from "#tests/support/shopping/http-shopping.ts";

/** Products at Centru for 16.00, 11.00 and 20.00 lei. */
export const LEMONADE = product("limonada-clasica");
export const COLA = product("cola-artizanala");
export const ORANGE = product("fresh-de-portocale");

type Customer = Awaited<ReturnType<typeof newCustomer>>;
type Items = Parameters<typeof newCart>[0];
type Change = NonNullable<BodyOf<"moveOrder">["change"]>["lines"][number];

/** A server without jobs, and one of its staff. */
export interface Office {
  readonly server: TestServer;
  readonly staff: HttpClient;
}

/** An accepted order of a new customer; two lemonades and a cola unless it is of others. */
export async function accepted(
  { server, staff }: Office,
  items: Items = [newItem(LEMONADE, { qty: 2 }), newItem(COLA)],
  ifMissing: Order["ifMissing"] = "remove",
  customer?: Customer,
): Promise<{ readonly customer: Customer; readonly order: Order }> {
  const by = customer ?? (await newCustomer(server));
  const cart = succeeded(await by.call("saveCart", { body: newCart(items) }));
  const body = { ...(await orderBody(by, cart)), ifMissing };
  const { id } = succeeded(
    await by.call("placeOrder", { body, headers: { "idempotency-key": `key-${newId()}` } }),
  );
  const accept = { event: "accept", version: 1, readyInMinutes: 20 } as const;
  succeeded(await staff.call("moveOrder", { params: { id }, body: accept }));
  server.clock.advance(11_000);
  return { customer: by, order: succeeded(await by.call("loadOrder", { params: { id } })) };
}

/** What staff proposes. */
export function propose(
  { staff }: Office,
  { id, version }: Pick<Order, "id" | "version">,
  lines: readonly Change[],
  text = "",
) {
  const body = { event: "propose_change", version, change: { lines }, text } as const;
  return staff.call("moveOrder", { params: { id }, body });
}

/** What a customer answers. */
export function answer(by: HttpClient, { id, version }: Pick<Order, "id" | "version">, agrees: boolean) {
  return by.call("answerLineChange", { params: { id }, body: { version, agrees } });
}

/** A line with fewer pieces, and perhaps something else instead. */
export function less(
  order: Order,
  index: number,
  qtyLeft: number,
  instead: ProductId | null = null,
  qty = 1,
): Change {
  const line = order.lines[index];
  if (line === undefined) throw new Error("An order has lines");
  const replacement = instead === null ? null : { productId: instead, qty, modifierIdsByGroup: {} };
  return { itemId: line.itemId, qtyLeft, replacement };
}

/** The order once its five minutes are over and two workers looked at it. */
export async function settle({ server }: Office, order: Order, by: Customer): Promise<Order> {
  server.clock.advance(5 * 60_000);
  const job = settleChangesJob(server.services, SILENT_LOG);
  await Promise.all([job.run(server.clock.now()), job.run(server.clock.now())]);
  return succeeded(await by.call("loadOrder", { params: { id: order.id } }));
}
