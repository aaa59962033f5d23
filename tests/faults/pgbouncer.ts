import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { Client } from "pg";
import type { SocketConnection } from "#adapters/server/db/connection.ts";
import { engineAccount } from "#adapters/server/db/engine/account.ts";
import { installPackage } from "#tests/support/machine.ts";

/** A pooler in front of a database, in transaction mode. */
export interface Pooler {
  urlFor(user: string): string;
  stop(): Promise<void>;
}

const SYSTEM = ["/usr/sbin/pgbouncer", "/usr/local/bin/pgbouncer"];
const PORT = 6432;
const START_MS = 20_000;

/** PgBouncer programs of this machine: the one of PGBOUNCER_PATH and the system's, which root installs when missing. */
export function findPgBouncers(): readonly string[] {
  const named = process.env["PGBOUNCER_PATH"] ?? "";
  if (!SYSTEM.some((path) => existsSync(path))) installPackage("pgbouncer");
  return [named, ...SYSTEM].filter((path) => path !== "" && existsSync(path));
}

/** The version that a program names itself, such as "1.18.0". */
export async function versionOf(program: string): Promise<string> {
  const { stdout } = await promisify(execFile)(program, ["--version"]);
  return /PgBouncer (\S+)/.exec(stdout)?.[1] ?? "unknown";
}

/** Starts a PgBouncer with so many connections to the database; `settings` are further lines of its file. */
export async function startPgBouncer(
  program: string,
  database: SocketConnection,
  users: readonly string[],
  size: number,
  settings: readonly string[] = [],
): Promise<Pooler> {
  // It refuses to run as root, and must reach the engine's private socket.
  const account = await engineAccount();
  const directory = await mkdtemp(join(tmpdir(), "diner-pgb-"));
  await chmod(directory, 0o755);
  const file = join(directory, "pgbouncer.ini");
  await writeFile(join(directory, "users.txt"), users.map((user) => `"${user}" ""\n`).join(""));
  await writeFile(
    file,
    [
      "[databases]",
      `${database.database} = host=${database.host} port=${database.port}`,
      "[pgbouncer]",
      "pool_mode = transaction",
      `default_pool_size = ${size}`,
      "max_client_conn = 200",
      "auth_type = trust",
      `auth_file = ${join(directory, "users.txt")}`,
      "listen_addr =",
      `listen_port = ${PORT}`,
      `unix_socket_dir = ${directory}`,
      ...settings,
    ].join("\n"),
  );
  if (account !== null) await chown(directory, account.uid, account.gid);
  const identity = account === null ? {} : { uid: account.uid, gid: account.gid };
  const child = spawn(program, ["-q", file], { ...identity, cwd: directory, stdio: "ignore" });
  const urlFor = (user: string): string =>
    `postgres:///${database.database}?host=${directory}&port=${PORT}&user=${user}`;
  await untilAnswering(urlFor(users[0] ?? ""));
  return {
    urlFor,
    stop: async () => {
      const exit = once(child, "exit");
      child.kill("SIGKILL");
      await exit;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function untilAnswering(connectionString: string): Promise<void> {
  const deadline = performance.now() + START_MS;
  for (;;) {
    const client = new Client({ connectionString });
    client.on("error", () => undefined);
    const failure = await client.connect().then(
      () => null,
      (error: unknown) => error,
    );
    await client.end().catch(() => undefined);
    if (failure === null) return;
    if (performance.now() > deadline) throw failure;
    await delay(50);
  }
}
