import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SocketConnection } from "#adapters/server/db/connection.ts";
import { SILENT_LOG, makeQuickEngineHome, removeEngineHome } from "#tests/support/database/test-engine.ts";
import { migrate } from "#adapters/server/db/schema/migrate.ts";
import { withOwner } from "#adapters/server/db/owner.ts";
import { readSchema, type SchemaFiles } from "#adapters/server/db/schema/schema-files.ts";
import { createBrowserClient } from "#tests/support/http/http-client.ts";
import { functionOf, migrationOf } from "#tests/adapters/server/db/schema/fixture-schema.ts";
import { findViolations } from "#tests/support/database/invariants.ts";
import { seedCustomers } from "#tests/support/database/seeds.ts";
import { ownerOf, startServer, type ServerProcess } from "#tests/support/server/server-process.ts";
import { readMenu, threeLines } from "#tests/support/shopping/shopping.ts";
import { startOrderLoad } from "./order-load.ts";

const ORDERS = 500;
const BEFORE_EACH_CHANGE = 150;
const CUSTOMERS = 8;

describe("a server of the release before (DATA-6)", () => {
  let home: string;
  let server: ServerProcess;
  let owner: SocketConnection;
  beforeAll(async () => {
    home = await makeQuickEngineHome();
    server = await startServer({ home });
    owner = await ownerOf(home);
  });
  afterAll(async () => {
    await server.stop();
    await removeEngineHome(home);
  });

  const upgrade = (schema: SchemaFiles): ReturnType<typeof migrate> =>
    withOwner(owner, (client) => migrate(client, schema, SILENT_LOG));

  it(`takes ${ORDERS} orders while a later one adds columns that must not be null and changes how orders are placed`, async () => {
    const api = createBrowserClient(server.port);
    const items = threeLines(await readMenu(api));
    api.close();
    const load = startOrderLoad(server.port, await seedCustomers(owner, CUSTOMERS, 1_000_000), items);
    const schema = await readSchema();
    const wider = { ...schema, release: "99.0.0", migrations: [...schema.migrations, MADE_LATER] };
    const changed = { ...wider, functions: [...schema.functions, orderPlaceLater(schema)] };

    // All connections have their plans by now.
    await load.answers(BEFORE_EACH_CHANGE);
    expect((await upgrade(wider)).applied).toEqual([MADE_LATER.name]);
    await load.answers(BEFORE_EACH_CHANGE);
    expect((await upgrade(changed)).functions).toEqual(["order_place_later"]);
    while (load.acknowledged.length < ORDERS) await load.answers(CUSTOMERS);
    await load.finish();

    const { rows } = await withOwner(owner, (client) =>
      client.query<{ orders: number; filled: number }>(COUNTS, [load.acknowledged.map(({ key }) => key)]),
    );
    const { length } = load.acknowledged;
    expect(rows).toEqual([{ orders: length, filled: length }]);
    expect(load.acknowledged.filter(({ wasLost }) => wasLost)).toEqual([]);
    expect(await findViolations(owner)).toEqual([]);
    expect(server.said()).not.toMatch(/"level":(?:50|60)/);
  }, 150_000);
});

const MADE_LATER = migrationOf(
  "9998-made-later",
  ["carts", "orders", "order_lines"]
    .map((table) => `alter table ${table} add column made_later integer not null default 7;`)
    .join("\n"),
);

// A function whose parameters change gets a new name; processes of the release before call the old one.
function orderPlaceLater({ functions }: SchemaFiles): SchemaFiles["functions"][number] {
  const text = functions.find(({ name }) => name === "order_place")?.sql ?? "";
  const [, rest = ""] = text.split("function order_place(");
  return functionOf(
    "order_place_later",
    `(p_made_later integer, ${rest.replaceAll("own_function('order_place')", "own_function('order_place_later')")}`,
  );
}

const COUNTS = `
  select count(*)::int as orders, count(*) filter (
      where o.made_later = 7 and c.made_later = 7
        and not exists (select from order_lines l where l.order_id = o.id and l.made_later <> 7))::int as filled
    from idempotency_keys k join orders o on o.id = k.order_id join carts c on c.id = o.cart_id
   where k.key = any ($1)`;
