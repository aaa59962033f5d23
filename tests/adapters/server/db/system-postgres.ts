import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdir } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { describe } from "vitest";
import { engineAccount, identityOf } from "#adapters/server/db/engine/account.ts";
import { withOwner } from "#adapters/server/db/owner.ts";
import { notRun } from "#tests/support/machine.ts";
import { makeEngineHome, removeEngineHome } from "#tests/support/database/test-engine.ts";

/** A PostgreSQL that is not the embedded one, reached by URL like an operator's. */
export interface SystemPostgres {
  readonly version: string;
  /** The URL of a new database there, owned by a user who may make roles and is no superuser. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

const PROGRAMS = "/usr/lib/postgresql/15/bin";

/** Tests on Debian's PostgreSQL 15, declared where it is installed. */
export function describeOnPostgres15(name: string, tests: () => void): void {
  if (existsSync(join(PROGRAMS, "postgres"))) describe(name, tests);
  else notRun(name, "PostgreSQL 15 is not installed");
}

/** Starts Debian's PostgreSQL 15 in a directory of its own. */
export async function startPostgres15(): Promise<SystemPostgres> {
  const home = await makeEngineHome();
  await mkdir(home, { mode: 0o700 });
  const account = await engineAccount();
  if (account !== null) await chown(home, account.uid, account.gid);
  const directory = join(home, "files");
  const options = { ...identityOf(account), cwd: home, env: { LC_ALL: "C" } };
  await promisify(execFile)(
    join(PROGRAMS, "initdb"),
    ["-D", directory, "-U", "root", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "-N"],
    options,
  );
  const server = spawn(
    join(PROGRAMS, "postgres"),
    ["-D", directory, "-k", home, "-c", "listen_addresses="],
    options,
  );
  const urlOf = (user: string, database: string): string =>
    `postgres:///${database}?host=${home}&user=${user}`;
  const admin = { connectionString: urlOf("root", "postgres") };
  await waitFor(() => withOwner(admin, (client) => client.query("create role operator login createrole")));
  return {
    version: "15",
    createDatabase: async () => {
      const name = `other_${crypto.randomUUID().replaceAll("-", "")}`;
      await withOwner(admin, (client) => client.query(`create database ${name} owner operator`));
      return urlOf("operator", name);
    },
    stop: async () => {
      const exit = once(server, "exit");
      server.kill("SIGINT");
      await exit;
      await removeEngineHome(home);
    },
  };
}

async function waitFor(attempt: () => Promise<unknown>): Promise<void> {
  const deadline = performance.now() + 20_000;
  for (;;) {
    const failure = await attempt().then(
      () => null,
      (error: unknown) => error,
    );
    if (failure === null) return;
    if (performance.now() > deadline) throw failure;
    await delay(20);
  }
}
