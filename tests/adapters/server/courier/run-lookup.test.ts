import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MAX_PIN_TRIES } from "#core/courier/run-lookup.ts";
import type { OrderId } from "#core/kernel/id.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import {
  BISTRO_ORGANIZATION,
  newCustomer,
  newStaff,
  orderDelivery,
} from "#tests/support/shopping/http-shopping.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

const ACCEPT = { event: "accept", readyInMinutes: 20 } as const;
const DAN = { event: "assign", courier: { type: "outside", name: "Dan", phone: "0722 000 111" } } as const;

let server: TestServer;
let staff: HttpClient;
let courier: HttpClient;
beforeAll(async () => {
  server = await createTestServer({ withoutJobs: true });
  staff = await newStaff(server, "staff@example.com", BISTRO_ORGANIZATION);
  courier = server.client();
});
afterAll(() => server.stop());

const move = async (id: OrderId, asked: typeof ACCEPT | typeof DAN): Promise<void> => {
  const { version } = succeeded(await staff.call("loadStaffOrder", { params: { id } }));
  succeeded(await staff.call("moveOrder", { params: { id }, body: { ...asked, version } }));
};

/** A run whose courier has its number and PIN. */
async function newRun() {
  const { id, number } = await orderDelivery(await newCustomer(server));
  await move(id, ACCEPT);
  await move(id, DAN);
  const { link, pin } = succeeded(await staff.call("renewCourierLink", { params: { id } }));
  return { id, number, pin, linkToken: link.slice(link.lastIndexOf("/") + 1) };
}

const enter = (number: string, pin: string, client = courier) =>
  client.call("lookUpRun", { body: { number, pin } });
const open = async (token: string): Promise<number> =>
  (await courier.call("loadRun", { params: { token } })).status;
const wrong = (pin: string): string => String((Number(pin) + 1) % 1_000_000).padStart(6, "0");

describe("a run by its order's number and PIN (COURIER-4)", () => {
  it("opens next to its link, however the number is spelled, at its shop's own host too", async () => {
    const { number, pin, linkToken } = await newRun();
    const first = succeeded(await enter(number.toLowerCase().replace("-", " "), pin));
    expect(first.shopSlug).toBe("bistro-nord");
    expect([await open(first.token), await open(linkToken)]).toEqual([200, 200]);
    const second = succeeded(await enter(number, pin, server.client("bistro-nord.localhost")));
    // Who enters again has the page alone.
    expect([await open(first.token), await open(second.token)]).toEqual([404, 200]);
    const { headers, ...miss } = await enter(number, pin, server.client("zen.localhost"));
    expect([miss.status, headers.get("cache-control")]).toEqual([404, "no-store"]);
  });

  it("answers every miss alike, and is kept as a hash alone", async () => {
    const { id, number, pin } = await newRun();
    const misses = [
      await enter(number, wrong(pin)),
      await enter("Z-999", pin),
      await enter("99", pin),
      await enter("", ""),
      await enter(number, `' or 1=1`.slice(0, 6)),
    ];
    const bodies = new Set(misses.map(({ text }) => text));
    expect([misses.map(({ status }) => status), bodies.size]).toEqual([[404, 404, 404, 404, 404], 1]);
    const [row] = await asOwner(
      server,
      "select pin_hash, lookup_hash, pin_tries from order_runs where order_id = $1",
      [id],
    );
    expect(row).toEqual({
      pin_hash: expect.stringMatching(/^[0-9a-f]{64}$/u),
      lookup_hash: null,
      pin_tries: 2,
    });
    expect(JSON.stringify(row)).not.toContain(pin);
  });

  it("fits nothing after so many wrong PINs, however many guess at once; another one fits again", async () => {
    const { id, number, pin } = await newRun();
    // A right one gives all tries back.
    for (let tried = 1; tried < MAX_PIN_TRIES; tried += 1) await enter(number, wrong(pin));
    succeeded(await enter(number, pin));
    const guesses = Array.from({ length: 3 * MAX_PIN_TRIES }, (_, n) =>
      enter(number, wrong(pin), n % 2 === 0 ? courier : server.client()),
    );
    await Promise.all(guesses);
    const [row] = await asOwner(server, "select pin_tries from order_runs where order_id = $1", [id]);
    expect(row).toEqual({ pin_tries: MAX_PIN_TRIES });
    expect((await enter(number, pin)).status).toBe(404);
    const renewed = succeeded(await staff.call("renewCourierLink", { params: { id } }));
    expect((await enter(number, renewed.pin)).status).toBe(200);
  });

  it("is void with its link: when another is made, or somebody else brings the order", async () => {
    const { id, number, pin } = await newRun();
    const { token } = succeeded(await enter(number, pin));
    succeeded(await staff.call("renewCourierLink", { params: { id } }));
    expect([await open(token), (await enter(number, pin)).status]).toEqual([404, 404]);
    const other = await newRun();
    const entered = succeeded(await enter(other.number, other.pin));
    await move(other.id, DAN);
    expect([await open(entered.token), (await enter(other.number, other.pin)).status]).toEqual([404, 404]);
  });

  it("is looked up twenty times an hour from one address, right ones counted", async () => {
    const limited = await createTestServer({
      withoutJobs: true,
      env: { RATE_COURIER_PINS_PER_ADDRESS: "3/h" },
    });
    const client = limited.client();
    const tries = [];
    for (let n = 0; n < 4; n += 1) tries.push((await enter("Z-999", "000000", client)).status);
    expect(tries).toEqual([404, 404, 404, 429]);
    await limited.stop();
  });
});
