import { describe, expect, it } from "vitest";
import { undeclaredIn, undeclaredSql } from "#tests/run/statements/undeclared-sql.ts";

describe("what the server asks its database", () => {
  it("is declared as statements, but for what has no fixed table and what is asked before there are tables", () => {
    const places = undeclaredSql(process.cwd()).map((place) => place.replace(/:\d+$/u, ""));
    expect([...new Set(places)]).toEqual([
      // Rows of any table go into the copy.
      "adapters/server/backup/backup.ts",
      "adapters/server/db/engine/engine.ts",
      // A text that is sent only to find its name again.
      "adapters/server/db/pooler.ts",
      // Typed by the tables' own columns.
      "adapters/server/demo/insert-rows.ts",
    ]);
  });

  it("is found where it is not declared, or where its rows are named by hand", () => {
    const source = [
      'const DECLARED = statement("noun.read", "select name from shops");',
      'const NAMED = "select name from shops";',
      "const written = await client.query(`insert into shops (id) values (${id})`);",
      'const { rows } = await client.query<ShopRow>("table shops");',
      'const select = document.querySelector("select");',
    ].join("\n");
    expect(undeclaredIn(source)).toEqual([4, 2, 3]);
  });
});
