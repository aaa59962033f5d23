import { playOffice } from "./office-day.ts";
import { playOrders } from "./orders-day.ts";
import { createKnownPerson } from "#tests/adapters/server/account/data/known-person.ts";
import type { AccessFixture } from "#tests/adapters/server/http/access/access-fixture.ts";
import type { Actor } from "#tests/adapters/server/http/access/access-people.ts";
import { askFor, browserFor, requestsTo } from "#tests/adapters/server/http/access/answer-matrix.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import type { TestServer } from "#tests/support/server/test-server.ts";
import { ENDPOINT_NAMES } from "#tests/support/shopping/http-requests.ts";

const ASKING: readonly Actor[] = [
  "guest",
  "linkHolder",
  "customer",
  "courier",
  "employee",
  "manager",
  "admin",
];

/** Everything that people do at a shop, as the server sends it to the database: each call of the contract, and a day's work. */
export async function playDay(server: TestServer, fixture: AccessFixture): Promise<void> {
  await createKnownPerson(server);
  // Among what that person left are blocks of all others.
  await asOwner(
    server,
    "update customers set blocked_at = null, blocked_by = null, block_reason = null where blocked_at is not null",
  );
  await playOrders(server);
  await playOffice(server);
  for (const name of ENDPOINT_NAMES)
    for (const actor of ASKING)
      await askFor(await browserFor(fixture, actor, name), name, requestsTo(fixture, "bistro")[name]);
}
