import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeQuickEngineHome, removeEngineHome } from "#tests/support/database/test-engine.ts";
import { FIXTURE_MENUS } from "./menu-files.ts";
import { runCommandLine } from "#tests/support/server/server-process.ts";

const MENUS = ["categories", "menu_options", "menus"].map((name) =>
  join(FIXTURE_MENUS, "tastyigniter", `${name}.json`),
);
let home = "";
let folder = "";

beforeEach(async () => {
  home = await makeQuickEngineHome();
  folder = await mkdtemp(join(tmpdir(), "diner-import-"));
});
afterEach(async () => {
  await removeEngineHome(home);
  await rm(folder, { recursive: true });
});

describe("npm run import-menu", () => {
  it("says what it took, changed and refused, then that nothing changed, and fails on a bad file", async () => {
    const run = (files: readonly string[]) =>
      runCommandLine("import-menu", ["--format", "tastyigniter", "--shop", "casa", ...files], {
        DATA_DIR: home,
      });
    const first = await run(MENUS);
    expect(first).toMatchObject({ code: 0, complaint: expect.stringContaining("Writing 9 products") });
    const lines = first.output.split("\n");
    expect(lines.slice(0, 2)).toEqual([
      "Taken into casa: 9 products, 6 categories, 4 groups of choices; prices in RON.",
      "Made the shop Casa with the location Casa, București: pickup and delivery, Europe/Bucharest.",
    ]);
    expect(lines[2]).toEqual("admin@example.com was made its owner.");
    expect(lines).toContain("Changed: 10");
    expect(lines).toContain("Refused: 6");
    expect(lines).toContain(`  ${MENUS[2]}, /10/menu_price: no price`);
    expect((await run(MENUS)).output).toContain("Nothing changed: the shop holds this menu already.");
    const bad = join(folder, "bad.json");
    await writeFile(bad, '[\n  {"menu_name": "Ceai",}\n]');
    expect(await run([bad])).toEqual({
      code: 1,
      output: "",
      complaint: [
        "Opening the database …",
        "Reading 1 file …",
        "Not every file can be read.",
        "Changed: 0",
        "Refused: 1",
        `  ${bad}, line 2, column 24: not JSON: a comma stands before }`,
        "The shop is as it was.",
        "",
      ].join("\n"),
    });
    expect(await run([join(folder, "none.json")])).toMatchObject({
      code: 1,
      complaint: expect.stringMatching(/none\.json cannot be read/),
    });
  });
});
