import type { Queries } from "#adapters/server/db/prepared.ts";
import type { Log } from "#adapters/server/db/log.ts";
import { PRESENCE_MS } from "#core/order/lifecycle/absence.ts";
import type { Clock } from "#core/time/clock.ts";
import { notePresence, type ScreenScope } from "./presence.queries.ts";

/** Notes which locations the screens of this process follow. */
export interface ScreenPresence {
  /** A screen follows these locations until the answer is called. */
  follow(scope: ScreenScope): () => void;
}

/** What noting needs; the clock is corrected by the database's, so that notes of all processes compare. */
export interface ScreenPresenceDeps {
  readonly database: Queries;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * One statement a process every twenty seconds, however many screens there are. The first screen is noted at once; after
 * that opening and closing write nothing. A process that is killed leaves its last note, which grows old by itself.
 */
export function createScreenPresence({ database, clock, log }: ScreenPresenceDeps): ScreenPresence {
  const open = new Set<ScreenScope>();
  let timer: NodeJS.Timeout | null = null;
  let notedAt = Number.NEGATIVE_INFINITY;

  function note(): void {
    if (open.size === 0 || clock.millis() - notedAt < PRESENCE_MS / 2) return;
    notedAt = clock.millis();
    const scopes = new Map([...open].map((scope) => [JSON.stringify(scope), scope]));
    notePresence(database, [...scopes.values()], clock.now()).catch((error: unknown) =>
      log.warn({ reason: String(error) }, "Screens that follow could not be noted"),
    );
  }

  return {
    follow(scope) {
      open.add(scope);
      timer ??= setInterval(note, PRESENCE_MS).unref();
      note();
      return () => {
        open.delete(scope);
        if (open.size > 0 || timer === null) return;
        clearInterval(timer);
        timer = null;
      };
    },
  };
}
