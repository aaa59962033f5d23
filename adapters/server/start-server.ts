import { existsSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createServerClock, observeDatabase } from "#adapters/server/clock/server-clock.ts";
import type { ServerConfig } from "#adapters/server/config/config.ts";
import { describeProblems, readConfig } from "#adapters/server/config/read-config.ts";
import { connectDatabase, type OpenDatabase } from "#adapters/server/db/connect.ts";
import type { Log } from "#adapters/server/db/log.ts";
import { findPrepared } from "#adapters/server/db/prepared-database.ts";
import { StartRefusal } from "#adapters/server/db/start-refusal.ts";
import { ACCESS } from "#adapters/server/http/access.ts";
import { createLog } from "#adapters/server/log/create-log.ts";
import { buildVersion } from "./page/build-version.ts";
import { loadPageBuild } from "./page/page-build.ts";
import { announce, print } from "./announce.ts";
import { thisEngine } from "./site/engine-flags.ts";
import type { ServerUi } from "#core/app/page.ts";

const ROOT = resolve(import.meta.dirname, "..", "..");
const CLIENT = join(ROOT, "dist", "client");
const SERVER_UI = join(ROOT, "dist", "server", "server.js");

/**
 * Starts a server process on the build in dist, and stops it gracefully at SIGTERM or SIGINT. A start that its settings
 * or its database do not allow ends with one sentence and exit code 1.
 */
export async function startServer(): Promise<void> {
  try {
    await start();
  } catch (error) {
    if (!(error instanceof StartRefusal)) throw error;
    fail(error.message);
  }
}

async function start(): Promise<void> {
  const read = readConfig(process.env);
  if (!read.ok) return fail(describeProblems(read.error));
  if (!existsSync(SERVER_UI))
    return fail("There is no build yet: run `npm run build`, or `npm start`, which does both.");
  const config = read.value;
  const log = createLog(config.logLevel, config.errorReportUrl);
  const waking = wakeDatabase(config, log);
  await waking.isWaiting;
  const [database, { createServer }, { prepareDemo }, ui, pages, build] = await Promise.all([
    waking.database,
    import("#adapters/server/create-server.ts"),
    import("./demo/prepare-demo.ts"),
    loadUi(),
    loadPageBuild(CLIENT),
    buildVersion(CLIENT),
  ]);
  const clock = createServerClock(() => Date.now());
  await observeDatabase(database.app, clock);
  const { refusal, isCounted } = await prepareDemo(config, database, clock, log);
  if (refusal !== null) {
    await database.stop();
    return fail(refusal);
  }
  const parts = {
    access: ACCESS,
    config,
    log,
    clock,
    database,
    ui,
    pages,
    clientDirectory: CLIENT,
    build,
    engine: thisEngine,
  };
  const [server] = await Promise.all([createServer(parts), isCounted]);
  try {
    await server.http.listen({ port: config.port, host: config.host });
  } catch (error) {
    await server.stop();
    await database.stop();
    throw toListenRefusal(error, config);
  }
  await announce(server.services);
  // A killed process writes nothing at its end.
  flushCompileCache();

  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await server.stop();
    await database.stop();
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop());
}

interface WakingDatabase {
  readonly database: Promise<OpenDatabase>;
  /** Resolves once there is nothing to do but wait for it, or at the latest with it. */
  readonly isWaiting: Promise<unknown>;
}

// Loading the rest of the server leaves no time for anything else, starting the engine neither; so the one begins when the
// other is on its way, and the database wakes up meanwhile.
function wakeDatabase(config: ServerConfig, log: Log): WakingDatabase {
  let onWaiting = (): void => undefined;
  const waits = new Promise<void>((resolve) => {
    onWaiting = resolve;
  });
  const database = connectDatabase(config, log, { findPrepared, onWaiting });
  return { database, isWaiting: Promise.race([waits, database]) };
}

function toListenRefusal(error: unknown, { port, host }: Pick<ServerConfig, "port" | "host">): unknown {
  const code = error instanceof Error && "code" in error ? error.code : null;
  switch (code) {
    case "EADDRINUSE":
      return new StartRefusal(`Port ${port} is in use: stop what listens there, or set PORT to another one.`);
    case "EACCES":
      return new StartRefusal(`This user may not listen on port ${port}: set PORT to 1024 or more.`);
    case "EADDRNOTAVAIL":
      return new StartRefusal(`This machine has no address ${host}: set HOST to one that it has.`);
    default:
      return error;
  }
}

async function loadUi(): Promise<ServerUi> {
  const { serverUi } = await import(pathToFileURL(SERVER_UI).href);
  return serverUi;
}

function fail(message: string): void {
  print(message);
  process.exitCode = 1;
}
