import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { text } from "node:stream/consumers";
import { OWNER_ROLE, type SocketConnection } from "#adapters/server/db/connection.ts";
import { findPostmaster, type Postmaster } from "#adapters/server/db/engine/postmaster.ts";
import { createHttpConnection } from "../http/http-connection.ts";

/** A real server in a process of its own, on the build in dist, in demo mode. */
export interface ServerProcess {
  readonly pid: number;
  readonly port: number;
  readonly home: string;
  /** Milliseconds from the start of the process to its first answer. */
  readonly startMs: number;
  /** What it has printed so far. */
  said(): string;
  /** Kills the server with SIGKILL; the database engine keeps running. */
  kill(): Promise<void>;
  /** Stops gracefully; the last server of a directory stops the engine too. */
  stop(): Promise<void>;
}

/** What a server is started with, apart from its port. */
export interface ServerStart {
  /** Directory of the engine; see `makeEngineHome`. */
  readonly home: string;
  readonly port?: number;
  readonly settings?: Readonly<Record<string, string>>;
  /** Whether the server of dist/server runs, as by `npm start`; else the one of the sources. */
  readonly built?: boolean;
  /** Whether Vite runs inside and draws pages from the sources, as by `npm run dev`. */
  readonly development?: boolean;
  /** A program that puts the server where it should run and becomes it. */
  readonly launcher?: readonly string[];
}

const ROOT = join(import.meta.dirname, "../../..");
const COMMANDS = join(ROOT, "adapters/server/cli");
const { environment: MALLOC, arguments: NODE_ARGUMENTS } = startCommand();
const START_MS = 60_000;
const POLL_MS = 4;
const LAST_WORDS_MS = 2000;

/** Limits that no load test reaches. */
export const NO_LIMITS: Readonly<Record<string, string>> = {
  RATE_ORDERS_PER_USER: "1000000/min",
  RATE_ORDERS_UNFINISHED: "1000000",
  RATE_ORDERS_RECENT: "1000000",
  RATE_CART_PER_CART: "1000000/min",
  RATE_PAGES_PER_ADDRESS: "1000000/min",
  RATE_OWN_PAGES_PER_SESSION: "1000000/min",
  RATE_GUEST_CARTS_PER_ADDRESS: "1000000/min",
  RATE_REQUESTS_PER_ADDRESS: "100000000/min",
  RATE_STREAMS_PER_SESSION: "1000",
};

/** Starts a server and waits until it answers; says what it printed when it does not. */
export async function startServer({
  home,
  port,
  settings,
  built = false,
  development = false,
  launcher = [],
}: ServerStart): Promise<ServerProcess> {
  const chosen = port ?? (await freePort());
  const began = performance.now();
  const env = {
    PATH: process.env["PATH"],
    ...MALLOC,
    ...NO_LIMITS,
    LOG_LEVEL: "warn",
    DATA_DIR: home,
    PORT: String(chosen),
    ...settings,
  };
  const command = development
    ? ["adapters/server/cli/dev.ts"]
    : [...NODE_ARGUMENTS, built ? "dist/server/main.js" : "adapters/server/main.ts"];
  const [program = process.execPath, ...args] = [...launcher, process.execPath, ...command];
  const child = spawn(program, args, {
    cwd: ROOT,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => said.push(String(text)));
  const closed = once(child, "close");
  await firstAnswer(child, chosen, said, closed);
  return {
    pid: child.pid ?? 0,
    port: chosen,
    home,
    startMs: performance.now() - began,
    said: () => said.join(""),
    kill: () => end(child, "SIGKILL"),
    stop: () => end(child, "SIGTERM"),
  };
}

/** A port that nobody listens on, below those that the system hands out by itself. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once("error", () => resolve(false));
      probe.listen(port, "127.0.0.1", () => resolve(true));
    });
    await new Promise((resolve) => probe.close(resolve));
    if (isFree) return port;
  }
}

/** The engine that runs in a directory. */
export async function engineOf(home: string): Promise<Postmaster> {
  const postmaster = await findPostmaster(home);
  if (postmaster === null) throw new Error(`No engine runs in ${home}`);
  return postmaster;
}

/** Where the owner of a server's database signs in. */
export async function ownerOf(home: string): Promise<SocketConnection> {
  const { socketDirectory, port } = await engineOf(home);
  return { host: socketDirectory, port, user: OWNER_ROLE, database: "diner" };
}

async function firstAnswer(
  child: ChildProcess,
  port: number,
  said: readonly string[],
  closed: Promise<unknown>,
): Promise<void> {
  const deadline = performance.now() + START_MS;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) {
      // Its last words may still be on their way; an engine that it left behind keeps the pipes open.
      await Promise.race([closed, delay(LAST_WORDS_MS)]);
      throw new Error(`The server ended at its start:\n${said.join("")}`);
    }
    if (await isAnswering(port)) return;
    await delay(POLL_MS);
  }
  child.kill("SIGKILL");
  throw new Error(`The server gave no answer within ${START_MS / 1000} s:\n${said.join("")}`);
}

async function isAnswering(port: number): Promise<boolean> {
  const connection = createHttpConnection(port);
  try {
    return (await connection.send({ method: "GET", path: "/readyz" })).status === 200;
  } catch {
    return false;
  } finally {
    connection.close();
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill(signal);
  await exit;
}

/** How a command ended, and what it said on standard output and standard error. */
export interface CommandOutcome {
  readonly code: unknown;
  readonly output: string;
  readonly complaint: string;
}

/** Runs a command of the project as npm does, with these settings alone, answering its questions with `input`. */
export async function runCommandLine(
  name: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
  input = "",
): Promise<CommandOutcome> {
  const env = { PATH: process.env["PATH"], ...settings };
  const child = spawn(process.execPath, [join(COMMANDS, `${name}.ts`), ...args], { env });
  child.stdin.end(input);
  const [output, complaint, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { code, output, complaint };
}

/** What `npm start` gives the server's process: settings of the allocator, and arguments of node. */
function startCommand(): { environment: Readonly<Record<string, string>>; arguments: readonly string[] } {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
    scripts: { start: string };
  };
  const words = (scripts.start.split("&&").at(-1) ?? "").trim().split(" ");
  const settings = words.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => word.split("=", 2));
  return {
    environment: Object.fromEntries(settings) as Record<string, string>,
    arguments: words.filter((word) => word.startsWith("--")),
  };
}
