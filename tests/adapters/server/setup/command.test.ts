import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runCommandLine } from "#tests/support/server/server-process.ts";
import { makeQuickEngineHome, removeEngineHome } from "#tests/support/database/test-engine.ts";

let home = "";
beforeEach(async () => {
  home = await makeQuickEngineHome();
});
afterEach(() => removeEngineHome(home));

const FLAGS =
  "--organization Hanul --slug hanul --owner-email elena@example.com --owner-first-name Elena --owner-last-name Marin " +
  "--owner-password calverdedelemn";
// An empty line takes the default.
const ANSWERS =
  "Casa Veche SRL,,RO123,Casa Veche,,,,,,Strada Lungă 1,,,,,," +
  "elena@example.com,Elena,Marin,un cal verde de lemn,";

describe("npm run setup", () => {
  it("makes an installation by flags or by questions, and refuses a slug twice (DEMO-6)", async () => {
    const settings = { DATA_DIR: home, DEMO: "off" };
    expect(await runCommandLine("setup", FLAGS.split(" "), settings)).toEqual({
      code: 0,
      complaint: "",
      output: [
        "Made Hanul (hanul) with the location Hanul, București, and its owner elena@example.com.",
        "",
        "Next:",
        "  npm run import-menu -- --format tastyigniter --shop hanul FILE…   (or square, schema-org)",
        "  npm start",
        "  http://localhost:3000/login is where elena@example.com signs in, and what is left to do is listed.",
        "  http://localhost:3000/shops/hanul is the shop; the public sees it once it is published.",
        "",
      ].join("\n"),
    });
    expect(await runCommandLine("setup", FLAGS.split(" "), settings)).toMatchObject({
      code: 1,
      complaint:
        "A shop with the slug hanul exists already. Nothing was changed; choose another with --slug.\n",
    });
    const asked = await runCommandLine("setup", [], settings, ANSWERS.replaceAll(",", "\n"));
    expect(asked).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Made Casa Veche \(casa-veche\)/),
    });
    expect(asked.output).toContain("The owner had an account already: its password stays as it was.");
    expect(asked.complaint).not.toContain("un cal verde de lemn");
  });
});
