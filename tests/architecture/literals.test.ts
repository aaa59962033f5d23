import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { literalsIn, literalsInSql } from "./literals.ts";

/** Where statuses, events and roles are at home; times are in all of core, each with its noun. */
const HOMES = ["core/account/employee.ts", "core/account/permissions.ts", "core/order/lifecycle/"];

/** What only looks like one of them. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  // Units of the settings.
  "adapters/server/config/formats.ts": ["days in milliseconds"],
  // The owner of a database.
  "adapters/server/db/roles.ts": ["role owner"],
  // Content: when orders of the past were placed, and who has been there since.
  "adapters/server/demo/demo-orders.ts": ["days in milliseconds"],
  "adapters/server/demo/demo-people.ts": ["days in milliseconds", "role employee"],
  // A flag of the command.
  "adapters/server/import/import-flags.ts": ["role owner"],
  // A field of a form.
  "core/errors/field.ts": ["role courier"],
  // A column of the board.
  "core/order/board/board-columns.ts": ["status preparing"],
  // Who moves an order: a courier is nobody's role there.
  "core/order/order.ts": ["role courier"],
  // When a ticket is printed.
  "core/order/ticket/ticket-time.ts": ["status accepted"],
  // Whom a note is for.
  "core/order/ticket/ticket.ts": ["role courier"],
  // A guard of routes.
  "core/routing/guards.ts": ["role employee"],
  "core/routing/office-routes.ts": ["role employee"],
  "core/routing/route.ts": ["role employee"],
};

/** What the database has to know by itself. */
const OTHERS_IN_SQL: Readonly<Record<string, readonly string[]>> = {
  // No process takes a job for longer: what a wrong clock gave out is not waited for.
  "adapters/server/db/functions/job/job_lease_take.sql": ["interval '5 minutes'"],
  // The key of who brings an order.
  "adapters/server/db/functions/order/orders_json.sql": ["role courier"],
  // As the index says; compared with core by `conformance.property.test.ts`.
  "adapters/server/db/functions/order/is_unanswered.sql": ["status pending"],
};

const SOURCES = globSync("{core,ui,adapters}/**/*.{ts,tsx}", {
  exclude: (name) => name.endsWith(".generated.ts") || name.startsWith("ui/i18n"),
}).toSorted();
// What a column may hold is a domain of a migration, which `domains.test.ts` compares with core.
const FUNCTIONS = globSync("adapters/server/db/functions/**/*.sql").toSorted();

function literalsOf(
  files: readonly string[],
  read: (text: string) => readonly string[],
): Readonly<Record<string, readonly string[]>> {
  const away = files.filter((file) => !HOMES.some((home) => file.startsWith(home)));
  return Object.fromEntries(
    away.flatMap((file) => {
      const found = read(readFileSync(file, "utf8")).filter(
        (one) => one !== "days in milliseconds" || !file.startsWith("core/"),
      );
      return found.length === 0 ? [] : [[file, found] as const];
    }),
  );
}

describe("statuses, events, roles and times to keep", () => {
  it("stand in core's own places and nowhere else in TypeScript", () => {
    expect(literalsOf(SOURCES, literalsIn)).toEqual(OTHERS);
  });

  it("reach functions of the database as parameters", () => {
    expect(literalsOf(FUNCTIONS, literalsInSql)).toEqual(OTHERS_IN_SQL);
  });

  it("are found where they are planted", () => {
    const source = [
      'const isOver = order.status === "fulfilled" || order.status === "cancelled";',
      'const ANSWERS = ["accept", "reject"];',
      'const isAnswer = event === "accept" || event === "undo";',
      'const mayReopen = role === "manager";',
      "const KEPT_MS = 7 * 24 * 60 * 60 * 1000;",
      'const OVERDUE = statement("order.overdue", "select 1 from orders where status = \'pending\'");',
      'const text = { pending: t.pending() }; switch (status) { case "accepted": break; }',
    ].join("\n");
    expect(literalsIn(source)).toEqual([
      "status fulfilled",
      "status cancelled",
      "events accept, reject",
      "events accept, undo",
      "role manager",
      "days in milliseconds",
      "status pending",
    ]);
    expect(
      literalsInSql(`
        -- 'accepted' is a comment.
        insert into events (type, actor) values ('place', 'courier');
        delete from carts where status <> all ('{fulfilled}') and status not in ('rejected') or seen_at < now() - interval '90 days'
          or due_at < now() - $1 * interval '1 millisecond'`),
    ).toEqual(["event place", "role courier", "status rejected", "interval '90 days'"]);
  });
});
