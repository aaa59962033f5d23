import { mkdtemp, rm } from "node:fs/promises";
import { createConnection, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { connectDatabase } from "#adapters/server/db/connect.ts";
import type { Log } from "#adapters/server/db/log.ts";
import { SILENT_LOG } from "#tests/support/database/test-engine.ts";
import { withOwner } from "#adapters/server/db/owner.ts";
import { StartRefusal } from "#adapters/server/db/start-refusal.ts";
import { startServer } from "#tests/support/server/server-process.ts";
import { createBareDatabase, type BareDatabase } from "#tests/support/database/test-database.ts";

const CONFIG = { databaseDirectUrl: null, dataDir: null, poolSize: 2 };

let database: BareDatabase;
let roles = 0;
beforeAll(async () => {
  database = await createBareDatabase();
});
afterAll(() => database.stop());

function urlOf(
  user: string,
  host: string = database.owner.host,
  name: string = database.owner.database,
): string {
  return `postgres:///${name}?host=${host}&user=${user}`;
}

function asOwner(text: string): Promise<unknown> {
  return withOwner(database.owner, (client) => client.query(text));
}

// Roles belong to the whole engine, which other tests share.
async function newRole(): Promise<string> {
  roles += 1;
  const name = `start_${database.owner.database.slice(5, 15)}_${roles}`;
  await asOwner(`create role ${name} login`);
  onTestFinished(async () => {
    await asOwner(
      `reassign owned by ${name} to diner_owner; drop owned by ${name} cascade; drop role ${name}`,
    );
  });
  return name;
}

function startWith(databaseUrl: string, log: Log = SILENT_LOG, patienceMs = 30_000) {
  return connectDatabase({ ...CONFIG, databaseUrl }, log, { patienceMs });
}

describe("a start while PostgreSQL is away", () => {
  async function emptyPlace(): Promise<string> {
    const directory = await mkdtemp(join(tmpdir(), "diner-start-"));
    onTestFinished(() => rm(directory, { recursive: true, force: true }));
    return directory;
  }

  it("waits for it, says so once, and starts when it is back", async () => {
    const place = await emptyPlace();
    const told: string[] = [];
    const log: Log = { ...SILENT_LOG, warn: (_fields, message) => void told.push(message) };
    const starting = startWith(urlOf("diner_owner", place), log);
    await delay(1200);
    const back = await forwardFrom(join(place, ".s.PGSQL.5432"));
    onTestFinished(() => void back.close());
    const opened = await starting;
    expect((await opened.app.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    await opened.stop();
    expect(told).toEqual(["The database cannot be used yet; waiting up to a minute for it"]);
  });

  it("ends with one sentence when it stays away", async () => {
    const place = await emptyPlace();
    const starting = startWith(urlOf("diner_owner", place), SILENT_LOG, 1000);
    await expect(starting).rejects.toEqual(
      new StartRefusal(
        `PostgreSQL at ${place} does not answer, for 1 s now: start it, or correct DATABASE_URL.`,
      ),
    );
  });
});

describe("a start without the rights it needs", () => {
  it("names the command that lets its user make tables, and works after it", async () => {
    const [user, second] = [await newRole(), await newRole()];
    const other = await createBareDatabase();
    onTestFinished(other.stop);
    const url = urlOf(user, database.owner.host, other.owner.database);
    const refusal = await startWith(url).catch((error: unknown) => error);
    const command = `grant usage, create on schema public to "${user}" with grant option;`;
    expect(refusal).toEqual(
      new StartRefusal(
        `The user "${user}" may not make tables in this database: an administrator must run there: ${command}`,
      ),
    );
    await withOwner(other.owner, (client) => client.query(command));
    const opened = await startWith(url);
    expect(opened.applied.length).toBeGreaterThan(0);
    await opened.stop();
    await withOwner(other.owner, (client) => client.query(command.replace(user, second)));
    const foreign = startWith(urlOf(second, database.owner.host, other.owner.database));
    await expect(foreign).rejects.toThrow(`grant ${user} to "${second}";`);
  });

  it("says which database and which user it did not find", async () => {
    await expect(startWith(urlOf("diner_owner", database.owner.host, "nowhere"))).rejects.toThrow(
      'create database "nowhere" owner "diner_owner";',
    );
    await expect(startWith(urlOf("nobody_knows"))).rejects.toThrow(
      `create role "nobody_knows" login password '…';`,
    );
  });

  it("ends the process with that sentence alone", async () => {
    const settings = { DATABASE_URL: urlOf("nobody_knows") };
    const started = startServer({ home: "unused", settings });
    const place = database.owner.host;
    const sentence =
      `PostgreSQL at ${place} does not let the user "nobody_knows" in: correct user and password in ` +
      `DATABASE_URL, or let an administrator run: create role "nobody_knows" login password '…';`;
    // A database that is busy may be waited for first, which the log says.
    const [first, ...said] = await started.then(String, String).then((text) => text.trimEnd().split("\n"));
    expect(first).toContain("The server ended at its start:");
    expect(said.filter((line) => !line.includes("The database cannot be used yet"))).toEqual([sentence]);
  });
});

async function forwardFrom(path: string): Promise<Server> {
  const { host, port } = database.owner;
  const server = createServer((near) => {
    const far = createConnection(`${host}/.s.PGSQL.${port}`);
    near.on("error", () => far.destroy());
    far.on("error", () => near.destroy());
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(path, resolve));
  return server;
}
