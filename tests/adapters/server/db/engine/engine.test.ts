import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it, vi } from "vitest";
import { startEngine } from "#adapters/server/db/engine/engine.ts";
import { findPostmaster } from "#adapters/server/db/engine/postmaster.ts";
import { SILENT_LOG, makeQuickEngineHome, removeEngineHome } from "#tests/support/database/test-engine.ts";
import { withOwner } from "#adapters/server/db/owner.ts";
import type { SocketConnection } from "#adapters/server/db/connection.ts";

const homes: string[] = [];

async function newHome(): Promise<string> {
  const home = await makeQuickEngineHome();
  homes.push(home);
  return home;
}

afterEach(async () => {
  for (const home of homes.splice(0)) await removeEngineHome(home);
});

interface Server {
  readonly process: ChildProcessWithoutNullStreams;
  readonly connection: SocketConnection;
}

async function startServer(home: string): Promise<Server> {
  const script = fileURLToPath(new URL("./engine-process.ts", import.meta.url));
  const child = spawn(process.execPath, [script, home]);
  const [line] = await once(createInterface(child.stdout), "line");
  return { process: child, connection: JSON.parse(String(line)) };
}

async function ended(server: Server, how: () => void): Promise<void> {
  const exit = once(server.process, "exit");
  how();
  await exit;
}

async function count(connection: SocketConnection): Promise<number> {
  return withOwner(connection, async (client) =>
    Number((await client.query("select count(*) from kept")).rows[0]?.count),
  );
}

describe("startEngine", () => {
  it("starts on a private socket, off the network, durable, and leaves nothing running (DATA-4)", async () => {
    const home = await newHome();
    const engine = await startEngine({ dataDir: home, log: SILENT_LOG });
    const settings = await withOwner(engine.connection, async (client) => {
      const { rows } = await client.query(
        `select current_setting('listen_addresses') as listen, current_setting('fsync') as fsync,
                current_setting('synchronous_commit') as commit, current_setting('jit') as jit,
                (select datlocprovider = 'b' from pg_database where datname = current_database()) as builtin`,
      );
      return rows[0];
    });
    expect(settings).toEqual({ listen: "", fsync: "on", commit: "on", jit: "off", builtin: true });
    expect((await stat(engine.connection.host)).mode & 0o077).toBe(0);
    expect(Buffer.byteLength(`${engine.connection.host}/.s.PGSQL.5432`)).toBeLessThan(107);
    await engine.stop();
    expect(await findPostmaster(home)).toBeNull();
    await expect(stat(engine.connection.host)).rejects.toThrow("ENOENT");
  });

  it("makes one engine when several starts meet on an empty directory", async () => {
    const home = await newHome();
    const engines = await Promise.all([1, 2, 3].map(() => startEngine({ dataDir: home, log: SILENT_LOG })));
    expect(new Set(engines.map(({ connection }) => connection.host)).size).toBe(1);
    const names = await readdir(home);
    expect(names.filter((name) => name.startsWith("postgres-draft-"))).toEqual([]);
    for (const engine of engines) await engine.stop();
    expect(await findPostmaster(home)).toBeNull();
  });

  it("is joined by a second process, and stopped by the last that leaves", async () => {
    const home = await newHome();
    const [first, second] = await Promise.all([startServer(home), startServer(home)]);
    expect(second.connection).toEqual(first.connection);
    await ended(first, () => first.process.stdin.end());
    await expect(withOwner(second.connection, (client) => client.query("select 1"))).resolves.toMatchObject({
      rowCount: 1,
    });
    await ended(second, () => second.process.stdin.end());
    expect(await findPostmaster(home)).toBeNull();
  });

  it("outlives the kill of its server with all that was committed, and is stopped by the next", async () => {
    const home = await newHome();
    const killed = await startServer(home);
    await withOwner(killed.connection, (client) => client.query("create table kept as select 1 as one"));
    await ended(killed, () => killed.process.kill("SIGKILL"));
    const alive = await findPostmaster(home);
    const next = await startServer(home);
    expect((await findPostmaster(home))?.pid).toBe(alive?.pid);
    expect(await count(next.connection)).toBe(1);
    await ended(next, () => next.process.stdin.end());
    expect(await findPostmaster(home)).toBeNull();
  });

  it("comes back by itself, at the same place, after a kill of PostgreSQL", async () => {
    const home = await newHome();
    const engine = await startEngine({ dataDir: home, log: SILENT_LOG });
    await withOwner(engine.connection, (client) => client.query("create table kept as select 1 as one"));
    const before = await findPostmaster(home);
    process.kill(before?.pid ?? 0, "SIGKILL");
    await vi.waitFor(async () => expect(await count(engine.connection)).toBe(1), {
      timeout: 10_000,
      interval: 50,
    });
    expect((await findPostmaster(home))?.pid).not.toBe(before?.pid);
    await engine.stop();
  });

  it("comes back at the same place after starts that failed for a while, as on a full disk", async () => {
    const home = await newHome();
    const engine = await startEngine({ dataDir: home, log: SILENT_LOG });
    await withOwner(engine.connection, (client) => client.query("create table kept as select 1 as one"));
    const control = join(home, "postgres", "global", "pg_control");
    await rename(control, `${control}.away`);
    process.kill((await findPostmaster(home))?.pid ?? 0, "SIGKILL");
    await vi.waitFor(
      async () =>
        expect(await readFile(join(home, "postgres.log"), "utf8")).toMatch(/pg_control.*No such file/),
      { timeout: 20_000, interval: 50 },
    );
    await rename(`${control}.away`, control);
    await vi.waitFor(async () => expect(await count(engine.connection)).toBe(1), {
      timeout: 20_000,
      interval: 50,
    });
    await engine.stop();
  }, 60_000);

  it("keeps its data over a stop and a start", async () => {
    const home = await newHome();
    const engine = await startEngine({ dataDir: home, log: SILENT_LOG });
    await withOwner(engine.connection, (client) => client.query("create table kept as select 1 as one"));
    await engine.stop();
    const again = await startEngine({ dataDir: home, log: SILENT_LOG });
    expect(await count(again.connection)).toBe(1);
    await again.stop();
  });

  it("heals a pid file whose number belongs to another program, or to another PostgreSQL, and ends neither", async () => {
    const [home, elsewhere] = [await newHome(), await newHome()];
    const other = await startEngine({ dataDir: elsewhere, log: SILENT_LOG });
    const otherPid = (await findPostmaster(elsewhere))?.pid ?? 0;
    const stranger = spawn("sleep", ["600"]);
    const file = join(home, "postgres", "postmaster.pid");
    for (const pid of [otherPid, stranger.pid ?? 0]) {
      const engine = await startEngine({ dataDir: home, log: SILENT_LOG });
      const left = await readFile(file, "utf8");
      await engine.stop();
      // As a crash of the machine leaves it, after which the number went to somebody else.
      await writeFile(file, left.replace(/^\d+/, String(pid)));
      expect(await findPostmaster(home)).toBeNull();
      const again = await startEngine({ dataDir: home, log: SILENT_LOG });
      expect((await findPostmaster(home))?.pid).not.toBe(pid);
      await again.stop();
    }
    expect(stranger.exitCode).toBeNull();
    stranger.kill();
    expect((await findPostmaster(elsewhere))?.pid).toBe(otherPid);
    await other.stop();
  });

  it("says at once why PostgreSQL does not start", async () => {
    const home = await newHome();
    const engine = await startEngine({ dataDir: home, log: SILENT_LOG });
    await engine.stop();
    await rm(join(home, "postgres", "global", "pg_control"));
    await expect(startEngine({ dataDir: home, log: SILENT_LOG })).rejects.toThrow("pg_control");
  });
});
