import { createBrowserClient } from "#tests/support/http/http-client.ts";
import { ownerOf } from "#tests/support/server/server-process.ts";
import { lastEventOf, startSite } from "#tests/torture/site.ts";
import type { RushSite } from "./run-rush.ts";

/** A running server in demo mode: its address, and the directory of its PostgreSQL. */
export interface RunningServer {
  readonly address: string;
  readonly home: string;
}

/** Where a rehearsal is played, and what to do when it is over. */
export interface OpenRushSite extends RushSite {
  /** What the server has printed; null while it runs, and where it is somebody else's. */
  lastWords(): string | null;
  close(): Promise<void>;
}

/** A running server, or one of its own on a new demo, which is stopped and removed at the end. */
export async function openRushSite(running: RunningServer | null): Promise<OpenRushSite> {
  if (running === null) {
    const site = await startSite();
    return { ...site, lastWords: () => (isRunning(site.server().pid) ? null : site.server().said()) };
  }
  const port = Number(new URL(running.address).port || "80");
  // Customers with proved phones and points are written past the server, which sends no codes to them.
  const owner = await ownerOf(running.home);
  const client = createBrowserClient(port);
  await client.signIn("staff@example.com");
  const staffCookies = client.cookieHeader();
  client.close();
  const lastEvent = (): Promise<number> => lastEventOf(owner);
  return { port, owner, staffCookies, lastEvent, lastWords: () => null, close: async () => undefined };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
