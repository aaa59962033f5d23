import { createBrowserClient } from "#tests/support/http/http-client.ts";
import { ownerOf } from "#tests/support/server/server-process.ts";
import { lastEventOf, startSite } from "#tests/torture/site.ts";
import type { RushSite } from "./run-rush.ts";

/** A running server in demo mode: its address, and the directory of its PostgreSQL. */
export interface RunningServer {
  readonly address: string;
  readonly home: string;
}

/** A running server, or one of its own on a new demo, which is stopped and removed at the end. */
export async function openRushSite(
  running: RunningServer | null,
): Promise<RushSite & { readonly close: () => Promise<void> }> {
  if (running === null) return startSite();
  const port = Number(new URL(running.address).port || "80");
  // Customers with proved phones and points are written past the server, which sends no codes to them.
  const owner = await ownerOf(running.home);
  const client = createBrowserClient(port);
  await client.signIn("staff@example.com");
  const staffCookies = client.cookieHeader();
  client.close();
  return { port, owner, staffCookies, lastEvent: () => lastEventOf(owner), close: async () => undefined };
}
