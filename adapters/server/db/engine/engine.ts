import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { OWNER_ROLE, type SocketConnection } from "../connection.ts";
import type { Log } from "../log.ts";
import { engineAccount, ownerOf, type Account } from "./account.ts";
import { findBinaries } from "./binaries.ts";
import { ensureCluster } from "./cluster.ts";
import { hold, isHeld } from "./holders.ts";
import { clusterDirectory, homeDirectory, prepareHome } from "./home.ts";
import {
  findPostmaster,
  spawnPostmaster,
  stopPostmaster,
  type Postmaster,
  type Start,
} from "./postmaster.ts";
import { watchProcess } from "./watch.ts";
import { chooseSocketDirectory, dropSocketDirectory, rememberSocketDirectory } from "./socket-directory.ts";

/** What the engine is started with. */
export interface EngineOptions {
  /** Directory of the data; null picks this checkout's own. */
  readonly dataDir: string | null;
  readonly log: Log;
  readonly maxConnections?: number;
  /** Finds the cluster that a new engine begins with; without it, and where it finds none, it begins with nothing. */
  readonly findPrepared?: () => Promise<string | null>;
  /** Called when there is nothing to do but wait for PostgreSQL: its process is on its way, or runs already. */
  readonly onWaiting?: () => void;
}

/** A running engine that this process uses. */
export interface Engine {
  /** Where its owner signs in. */
  readonly connection: SocketConnection;
  readonly home: string;
  /** Leaves the engine; the last process that leaves stops it. */
  stop(): Promise<void>;
}

const START_MS = 30_000;
const RETRY_MS = 20;
// Another process starts or stops the engine, or the last sessions of a killed one still end.
const PASSING_COMPLAINT = /postmaster\.pid|shared memory|is starting up/;
const MAX_UNSENDABLE = 3;
const MIN_CONNECTIONS = 30;
const DATABASE = "diner";

/**
 * Starts PostgreSQL on a private socket, or joins the one that already runs on this directory. While this
 * process lives it starts the engine again whenever that dies.
 */
export async function startEngine(options: EngineOptions): Promise<Engine> {
  const { home, account } = await settle(options.dataDir);
  const binaries = await findBinaries(home, account);
  const maxConnections = Math.max(MIN_CONNECTIONS, options.maxConnections ?? 0);
  const { log, findPrepared = () => Promise.resolve(null), onWaiting = () => undefined } = options;
  const start: Start = { home, binaries, account, maxConnections, findPrepared, onWaiting };
  // Registered before looking: a last holder that leaves at this moment must see us.
  const letGo = await hold(home);
  try {
    await ensureCluster(start);
    const postmaster = await ensureRunning(start);
    await rememberSocketDirectory(home, postmaster.socketDirectory);
    const watch = watchProcess(postmaster.pid, async () => {
      // A full disk ends it again and again.
      log.error({ home, repeats: "engine" }, "PostgreSQL ended; starting it again");
      return (await ensureRunning(start, postmaster.socketDirectory)).pid;
    });
    return {
      connection: connectionTo(postmaster),
      home,
      stop: async () => {
        await watch.stop();
        await letGo();
        await leave(home);
      },
    };
  } catch (error) {
    await letGo();
    throw error;
  }
}

// As root, data that exists keeps its account, whichever would be chosen for new data.
async function settle(
  asked: string | null,
): Promise<{ readonly home: string; readonly account: Account | null }> {
  const chosen = await engineAccount();
  const home = homeDirectory(asked, chosen);
  const account = chosen === null ? null : ((await ownerOf(clusterDirectory(home))) ?? chosen);
  await prepareHome(home, account);
  return { home, account };
}

// `used` is where the connections of this process look for it, when it ran before.
async function ensureRunning(start: Start, used: string | null = null): Promise<Postmaster> {
  const deadline = performance.now() + START_MS;
  let complaint: string | null = null;
  let hopeless = 0;
  while (performance.now() < deadline && hopeless < MAX_UNSENDABLE) {
    const running = await findPostmaster(start.home);
    if (running !== null) start.onWaiting();
    if (running !== null && running.accepts && (await isReady(running))) return running;
    if (running === null) {
      complaint = (await startOnce(start, used)) ?? complaint;
      if (complaint !== null && !PASSING_COMPLAINT.test(complaint)) hopeless += 1;
    }
    await delay(RETRY_MS);
  }
  throw new Error(
    `PostgreSQL did not start in ${start.home}.\n${complaint ?? "It accepted no connection within 30 s."}`,
  );
}

// Another process may win: then ours ends with a complaint about the pid file, and the loop joins the other's.
async function startOnce(start: Start, used: string | null): Promise<string | null> {
  const { directory, isNew } = await chooseSocketDirectory(start.home, start.account, used);
  const complaint = await spawnPostmaster(start, directory);
  // Others may look for the engine in one that was there before.
  if (complaint !== null && isNew) await dropSocketDirectory(start.home, directory);
  return complaint;
}

async function isReady(postmaster: Postmaster): Promise<boolean> {
  try {
    await oneQuery({ ...connectionTo(postmaster) }, "select 1");
    return true;
  } catch (error) {
    return isMissingDatabase(error) ? createDatabase(postmaster) : false;
  }
}

async function createDatabase(postmaster: Postmaster): Promise<boolean> {
  const maintenance = { ...connectionTo(postmaster), database: "postgres" };
  // Two first starts may both come here; the second finds it made, or being made.
  return oneQuery(maintenance, `create database ${DATABASE}`).then(
    () => true,
    () => false,
  );
}

async function oneQuery(connection: SocketConnection, text: string): Promise<void> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 5000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query(text);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function connectionTo(postmaster: Postmaster): SocketConnection {
  return { host: postmaster.socketDirectory, port: postmaster.port, user: OWNER_ROLE, database: DATABASE };
}

async function leave(home: string): Promise<void> {
  const running = await findPostmaster(home);
  if (running === null || (await isHeld(home))) return;
  await stopPostmaster(running.pid);
  await dropSocketDirectory(home, running.socketDirectory);
}

function isMissingDatabase(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "3D000";
}
