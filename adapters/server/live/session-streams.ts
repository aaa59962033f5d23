import type { FastifyReply } from "fastify";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { Clock } from "#core/time/clock.ts";
import type { ServerConfig } from "#adapters/server/config/config.ts";
import { findSessions } from "#adapters/server/account/session/session.queries.ts";
import type { StoredSession } from "#adapters/server/account/session/session.ts";
import { tooManyRequests } from "#adapters/server/http/failures.ts";
import { type EventStream, createEventStream } from "./event-stream.ts";

/** Sessions of open streams are checked this often, so that a stream ends within 5 s of its session. */
export const SESSION_CHECK_MS = 3000;

// Another stream of the session may be closed by then.
const RETRY_SECONDS = 10;

/** What streams of signed-in people need. */
interface SessionStreamsDeps {
  readonly database: DatabasePool;
  readonly clock: Clock;
  readonly streams: Set<EventStream>;
  readonly config: Pick<ServerConfig, "rates">;
}

/** Streams that belong to somebody who is signed in. */
export interface SessionStreams {
  /** Refuses one stream more than a session may have (429); call it before anything is sent. */
  admit(session: StoredSession): void;
  /** Opens a stream that ends with the session, or when it may listen no more. */
  open(
    session: StoredSession,
    reply: FastifyReply,
    mayListen: (session: StoredSession) => boolean,
  ): EventStream;
}

interface Listening {
  readonly tokenHash: string;
  readonly stream: EventStream;
  readonly mayListen: (session: StoredSession) => boolean;
}

/** The streams of this process. One query checks the sessions of all. */
export function createSessionStreams(deps: SessionStreamsDeps): SessionStreams {
  const open = new Set<Listening>();
  let checking: NodeJS.Timeout | null = null;

  async function check(): Promise<void> {
    const listening = [...open];
    const hashes = [...new Set(listening.map(({ tokenHash }) => tokenHash))];
    const sessions = await findSessions(deps.database, hashes, deps.clock.now());
    for (const { tokenHash, stream, mayListen } of listening) {
      const session = sessions.get(tokenHash);
      if (session === undefined || !mayListen(session)) stream.end();
    }
  }

  function admit({ tokenHash }: StoredSession): void {
    const own = [...open].filter((one) => one.tokenHash === tokenHash).length;
    if (own >= deps.config.rates.streamsPerSession) throw tooManyRequests(RETRY_SECONDS);
  }

  return {
    admit,
    open(session, reply, mayListen) {
      admit(session);
      const stream = createEventStream(reply, deps.streams);
      const listening: Listening = { tokenHash: session.tokenHash, stream, mayListen };
      open.add(listening);
      // A failed query ends no stream; the next one decides.
      checking ??= setInterval(() => void check().catch(() => undefined), SESSION_CHECK_MS).unref();
      stream.onClose(() => {
        open.delete(listening);
        if (open.size > 0 || checking === null) return;
        clearInterval(checking);
        checking = null;
      });
      return stream;
    },
  };
}
