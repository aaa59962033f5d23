import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { pendingMigrations, readMigrations } from "#adapters/server/db/schema/migration-files.ts";
import { migrationOf } from "#tests/adapters/server/db/schema/fixture-schema.ts";

describe("readMigrations", () => {
  let directory = "";
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), "diner-migrations-"));
  });
  afterEach(() => rm(directory, { recursive: true }));

  it("reads files in their order, whatever their line ends", async () => {
    await writeFile(join(directory, "0002-b.sql"), "select 2;");
    await writeFile(join(directory, "0001-a.sql"), "select 1;\r\n");
    await writeFile(join(directory, "README.md"), "");
    expect(await readMigrations(directory)).toEqual([
      migrationOf("0001-a", "select 1;\n"),
      migrationOf("0002-b", "select 2;"),
    ]);
  });

  it("refuses two files of one number", async () => {
    await writeFile(join(directory, "0001-a.sql"), "");
    await writeFile(join(directory, "0001-b.sql"), "");
    await expect(readMigrations(directory)).rejects.toThrow("Two migrations have the number 0001");
  });

  it("refuses a name without a number of four digits", async () => {
    await writeFile(join(directory, "1-c.sql"), "");
    await expect(readMigrations(directory)).rejects.toThrow("1-c.sql is no migration");
  });
});

describe("pendingMigrations", () => {
  const [first, second] = [migrationOf("0001-a", "a"), migrationOf("0002-b", "b")];

  it("is what has not run", () => {
    expect(pendingMigrations([first, second], [first])).toEqual([second]);
  });

  it("refuses a number below one that has run", () => {
    expect(() => pendingMigrations([first, second], [second])).toThrow(
      "0001-a comes too late, 0002-b has run",
    );
  });
});
