import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { square } from "#tests/support/arbitraries/shop.ts";
import { makeQuickEngineHome, removeEngineHome } from "#tests/support/database/test-engine.ts";
import { runCommandLine } from "#tests/support/server/server-process.ts";

const SHOP =
  "--organization Hanul --slug hanul --owner-email elena@example.com --owner-first-name Elena --owner-last-name Marin " +
  "--owner-password calverdedelemn";
const AREA = { type: "Polygon", coordinates: [square(26.05, 44.4, 0.1)] };

let home = "";
let folder = "";

beforeEach(async () => {
  home = await makeQuickEngineHome();
  folder = await mkdtemp(join(tmpdir(), "diner-zones-"));
});
afterEach(async () => {
  await removeEngineHome(home);
  await rm(folder, { recursive: true });
});

describe("npm run import-zones", () => {
  it("looks first, takes the zones of a file, then changes nothing, and fails on a file that it cannot read (SHOP-26)", async () => {
    const settings = { DATA_DIR: home, DEMO: "off" };
    const file = join(folder, "centru.geojson");
    await writeFile(file, JSON.stringify(AREA));
    const run = (...flags: readonly string[]) =>
      runCommandLine("import-zones", ["--shop", "hanul", ...flags], settings);
    expect(await run(file)).toEqual({
      code: 1,
      output: "",
      complaint: 'There is no shop "hanul". Nothing was changed.\n',
    });
    await runCommandLine("setup", SHOP.split(" "), settings);
    const looked = await run("--replace", "--check", file);
    expect([looked.code, looked.output.split("\n").slice(0, 2)]).toEqual([
      0,
      [
        "Would be taken into hanul, Hanul: 1 of 1 areas; amounts in RON.",
        "Zones: 1 added, 0 changed, 1 taken away, 1 in all.",
      ],
    ]);
    expect((await run("--replace", "--delivery-fee", "12.50", file)).output).toContain(
      "  centru: 5 points, delivery 12.50, no minimum, 0 minutes",
    );
    expect((await run("--replace", file)).output).toContain("Nothing changed:");
    const none = join(folder, "none.geojson");
    expect(await run(none)).toMatchObject({ code: 1, complaint: `${none} cannot be read.\n` });
  });
});
