import type { SocketConnection } from "#adapters/server/db/connection.ts";
import { withOwner } from "#adapters/server/db/owner.ts";
import { createBrowserClient } from "#tests/support/http/http-client.ts";
import { engineOf, ownerOf, startServer, type ServerProcess } from "#tests/support/server/server-process.ts";
import { readMenu, threeLines, type WireItem } from "#tests/support/shopping/shopping.ts";
import { makeEngineHome, removeEngineHome } from "#tests/support/database/test-engine.ts";
import { clearLater } from "./belongings.ts";

/** A server with its engine and what is ordered there. */
export interface Site {
  server(): ServerProcess;
  readonly port: number;
  readonly home: string;
  readonly owner: SocketConnection;
  readonly items: readonly WireItem[];
  /** Cookies of somebody of the staff of bistro-nord, signed in. */
  readonly staffCookies: string;
  enginePid(): Promise<number>;
  /** Number of the organization's last event. */
  lastEvent(): Promise<number>;
  /** Starts the server again at the same port, after it was killed. */
  startAgain(): Promise<void>;
  close(): Promise<void>;
}

/** What a site is opened with. */
export interface SiteOptions {
  /** Where its engine has its data; null makes a directory of its own, removed at the end. */
  readonly home?: string;
  readonly settings?: Readonly<Record<string, string>>;
  /** What starts the server; see `ServerStart`. */
  readonly launcher?: readonly string[];
}

/** Starts the built server on a new demo. */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const home = options.home ?? (await makeEngineHome());
  const { settings = {}, launcher = [] } = options;
  const start = { home, settings, launcher, built: true };
  let server: ServerProcess | null = null;
  const close = clearLater(async () => {
    await server?.stop();
    await removeEngineHome(home);
  });
  try {
    const first = await startServer(start);
    server = first;
    const { port } = first;
    const owner = await ownerOf(home);
    const client = createBrowserClient(port);
    const items = threeLines(await readMenu(client));
    await client.signIn("staff@example.com");
    const staffCookies = client.cookieHeader();
    client.close();
    return {
      server: () => server ?? first,
      port,
      home,
      owner,
      items,
      staffCookies,
      enginePid: async () => (await engineOf(home)).pid,
      lastEvent: () => lastEventOf(owner),
      startAgain: async () => {
        server = await startServer({ ...start, port });
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Number of the last event of the organization of bistro-nord. */
export async function lastEventOf(owner: SocketConnection): Promise<number> {
  return withOwner(owner, async (client) => {
    const { rows } = await client.query<{ last: string }>(
      `select coalesce(max(e.last), 0)::text as last from event_counters e
         join shops s on s.organization_id = e.organization_id where s.slug = 'bistro-nord'`,
    );
    return Number(rows[0]?.last ?? 0);
  });
}
