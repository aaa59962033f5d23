import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { connectDatabase } from "#adapters/server/db/connect.ts";
import { SILENT_LOG, makeQuickEngineHome, removeEngineHome } from "#tests/support/database/test-engine.ts";

const ROOT = join(import.meta.dirname, "../../../..");
let home = "";
let backups = "";

beforeEach(async () => {
  home = await makeQuickEngineHome();
  backups = await mkdtemp(join(tmpdir(), "diner-backups-"));
});
afterEach(async () => {
  await removeEngineHome(home);
  await rm(backups, { recursive: true });
});

interface Outcome {
  readonly code: unknown;
  readonly output: string;
  readonly complaint: string;
}

async function command(name: "backup" | "restore", args: readonly string[], settings = {}): Promise<Outcome> {
  const env = { PATH: process.env["PATH"], DATA_DIR: home, BACKUP_DIR: backups, ...settings };
  const child = spawn(process.execPath, [join(ROOT, "adapters/server/cli", `${name}.ts`), ...args], { env });
  const [output, complaint, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { code, output, complaint };
}

describe("npm run backup and npm run restore", () => {
  it("carry a database through a file of BACKUP_DIR", async () => {
    expect(await command("backup", [])).toMatchObject({
      code: 1,
      complaint: expect.stringContaining("no Diner database"),
    });
    const config = { databaseUrl: null, databaseDirectUrl: null, dataDir: home, poolSize: 1 };
    await (await connectDatabase(config, SILENT_LOG)).stop();
    const made = await command("backup", []);
    expect(made).toMatchObject({ code: 0, complaint: "" });
    const [file = ""] = await readdir(backups);
    expect(made.output).toMatch(/^\/.+\.backup: \d+ tables, \d+ bytes\n$/);
    const restored = await command("restore", [join(backups, file), "--replace"]);
    expect(restored).toMatchObject({ code: 0, complaint: "" });
    expect(restored.output).toMatch(/^Restored \d+ tables as they were at 20\d\d-/);
  });

  it("say in one sentence what is wrong", async () => {
    expect(await command("restore", [])).toEqual({
      code: 1,
      output: "",
      complaint: "Name one backup: npm run restore -- FILE [--replace]\n",
    });
    expect(await command("backup", ["--into", "x"])).toMatchObject({
      code: 1,
      output: "",
      complaint: expect.stringMatching(/'--into'[^]*npm run backup -- \[--out FILE\]\n$/),
    });
    expect(await command("backup", [], { PORT: "x" })).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('PORT is "x"'),
    });
  });
});
