import { execFile } from "node:child_process";
import { access, chmod, mkdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { canReach, type Account } from "#adapters/server/db/engine/account.ts";
import { findBinaries } from "#adapters/server/db/engine/binaries.ts";
import { prepareHome } from "#adapters/server/db/engine/home.ts";
import { IS_ROOT, notRun } from "#tests/support/machine.ts";
import { makeEngineHome, removeEngineHome } from "#tests/support/database/test-engine.ts";

const STRANGER: Account = { name: "stranger", uid: 54_321, gid: 54_321 };
let home = "";

beforeEach(async () => {
  home = await makeEngineHome();
  await mkdir(home);
});
afterEach(() => removeEngineHome(home));

describe("findBinaries", () => {
  it("finds a PostgreSQL 18 that runs", async () => {
    const { postgres, majorVersion } = await findBinaries(home, null);
    const { stdout } = await promisify(execFile)(postgres, ["--version"]);
    expect(majorVersion).toBe("18");
    expect(stdout).toContain("(PostgreSQL) 18");
  });
});

describe("canReach", () => {
  it("asks every parent for leave to enter", async () => {
    const inner = join(home, "inner");
    await mkdir(inner);
    await chmod(home, 0o755);
    expect(await canReach(STRANGER, inner)).toBe(true);
    await chmod(home, 0o750);
    expect(await canReach(STRANGER, inner)).toBe(false);
    expect(await canReach(null, inner)).toBe(true);
    expect(await canReach(STRANGER, join(home, "missing"))).toBe(false);
  });
});

function describeAsRoot(name: string, tests: () => void): void {
  if (IS_ROOT) describe(name, tests);
  else notRun(name, "only root can give a directory to another account");
}

describeAsRoot("prepareHome as root", () => {
  it("takes over an empty directory, and leaves one with foreign files to its owner", async () => {
    await prepareHome(home, STRANGER);
    expect((await stat(home)).uid).toBe(STRANGER.uid);
    const foreign = join(home, "..", "foreign");
    await mkdir(foreign);
    await writeFile(join(foreign, "letters"), "");
    await prepareHome(foreign, STRANGER);
    expect((await stat(foreign)).uid).toBe(0);
    await chmod(foreign, 0o700);
    await expect(prepareHome(foreign, STRANGER)).rejects.toThrow("cannot reach");
    await expect(access(foreign)).resolves.toBeUndefined();
  });
});
