import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exportMenu } from "#adapters/server/menu/file/export-menu.ts";
import { findShopBySlug } from "#adapters/server/shop/shops.queries.ts";
import { fileOf, runImport } from "#tests/adapters/server/import/menu-files.ts";
import { createDemoDatabase, type TestDatabase } from "#tests/support/database/test-database.ts";
import { PROPERTY_TIMEOUT, runs } from "#tests/support/patience.ts";

const SHOP = "zen";

let database: TestDatabase;
beforeAll(async () => {
  database = await createDemoDatabase();
});
afterAll(() => database.stop());

async function exported(): Promise<string> {
  const place = await findShopBySlug(database.app, SHOP);
  const text = place === null ? null : await exportMenu(database.app, place);
  if (text === null) throw new Error("The demo has no such shop");
  return text;
}

const imported = (text: string) => runImport(database.app, `--format diner --shop ${SHOP}`, [fileOf(text)]);

/** Where a value is put: down through the members that these numbers choose, as far as there are any. */
const path = fc.array(fc.nat(), { minLength: 1, maxLength: 6 });

const value = fc.oneof(
  fc.constant(undefined),
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom("0.00", "12.50", "-1.00", "ron", "RON", "\u0000", "a".repeat(5000), 0, -1, 1e9, null),
);

function mutated(json: unknown, [step = 0, ...rest]: readonly number[], put: unknown): unknown {
  if (typeof json !== "object" || json === null) return put;
  const entries = Object.entries(json);
  const chosen = entries.length === 0 ? 0 : step % entries.length;
  const changed = entries.flatMap(([name, member], index) => {
    if (index !== chosen) return [[name, member] as const];
    const inner = rest.length === 0 ? put : mutated(member, rest, put);
    return inner === undefined ? [] : [[name, inner] as const];
  });
  return Array.isArray(json) ? changed.map(([, member]) => member) : Object.fromEntries(changed);
}

describe("the import of a menu file that somebody changed", () => {
  it(
    "is taken, and then comes out as it stays, or leaves the shop as it was (IMPORT-3)",
    PROPERTY_TIMEOUT,
    async () => {
      const original: unknown = JSON.parse(await exported());
      await fc.assert(
        fc.asyncProperty(fc.array(fc.tuple(path, value), { minLength: 1, maxLength: 4 }), async (changes) => {
          const before = await exported();
          const text = JSON.stringify(
            changes.reduce<unknown>((json, [where, put]) => mutated(json, where, put), original),
          );
          const outcome = await imported(text);
          const after = await exported();
          expect(outcome.ok || after === before).toEqual(true);
          expect((await imported(after)).ok).toEqual(true);
          expect(await exported()).toEqual(after);
        }),
        runs(40),
      );
    },
  );

  it("is refused with a place where its text is cut or broken", PROPERTY_TIMEOUT, async () => {
    const text = await exported();
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: text.length - 3 }), async (at) => {
        const outcome = await imported(text.slice(0, at));
        expect(outcome.ok ? [] : outcome.error.findings.map(({ where }) => where)).toEqual([
          expect.stringMatching(/^line \d+, column \d+$/),
        ]);
      }),
      runs(10),
    );
    expect(await exported()).toEqual(text);
  });
});
