import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withOwner } from "#adapters/server/db/owner.ts";
import { type HttpClient, succeeded } from "#tests/support/http/http-client.ts";
import { until } from "#tests/support/patience.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import { newCart, newItem, ZEN } from "#tests/support/shopping/http-shopping.ts";

const FLOOD = 120;
/** A cart takes 50 ms to write, so that turns and not this process's own speed say who is next. */
const SLOW_CARTS = `create function take_long() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.05); return new; end $$;
  create trigger take_long before insert on carts for each row execute function take_long()`;

let server: TestServer;
let guest: HttpClient;
let visitor: HttpClient;
beforeAll(async () => {
  server = await createTestServer({ withoutJobs: true });
  [guest, visitor] = [server.client(), server.client()];
  await Promise.all([guest, visitor].map((client) => client.call("csrfCookie")));
});
afterAll(() => server.stop());

describe("one shop's share (LIMIT-7)", () => {
  it("is all but one turn in two while another shop's callers wait, however many callers it has", async () => {
    const zen = await server.services.shopCache.latest(ZEN);
    const [location] = zen?.locations ?? [];
    const item = zen?.menus.ro.products.find(({ modifierGroupsIds }) => modifierGroupsIds.length === 0);
    if (location === undefined || item === undefined) throw new Error("The demo has no Zen Kitchen");
    succeeded(await guest.call("saveCart", { body: newCart() }));
    const done: string[] = [];
    const save = async (by: HttpClient, name: string, body: ReturnType<typeof newCart>): Promise<void> => {
      const { status } = await by.call("saveCart", { body });
      done.push(`${name} ${status}`);
    };
    const atTheDatabase = () => {
      const { total, idle, waiting } = server.services.database.counts();
      return total - idle + waiting;
    };
    // While the table is locked, every connection is taken and all others wait.
    const answered = await withOwner(server.database.owner, async (client) => {
      await client.query(SLOW_CARTS);
      await client.query("begin; lock table carts in access exclusive mode");
      const flood = Array.from({ length: FLOOD }, () => save(guest, "flood", newCart()));
      await until(() => atTheDatabase() >= FLOOD);
      const other = newCart([newItem(item.id)], { shopId: ZEN, locationId: location.id });
      const one = save(visitor, "other", other);
      await until(() => atTheDatabase() > FLOOD);
      await client.query("commit");
      await Promise.all([...flood, one]);
      return done;
    });
    // On a busy machine some of the flood wait too long (LIMIT-6).
    expect(answered.filter((line) => /^flood (?:200|503)$/u.test(line))).toHaveLength(FLOOD);
    // The other's save takes a turn for each of its questions, and the flood is served while it waits for none.
    const before = answered.slice(0, answered.indexOf("other 200"));
    expect(before.filter((line) => line === "flood 200").length).toBeLessThan(FLOOD / 2);
  });
});
