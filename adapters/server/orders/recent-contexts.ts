import { LRUCache } from "lru-cache";
import { lifetime } from "#adapters/server/cache/lifetime.ts";
import type { PlacingContext } from "./place.queries.ts";

/** Whose checkout of what. */
export interface ContextQuestion {
  readonly sessionHash: string;
  readonly cartId: string;
  readonly locationId: string;
}

/**
 * What the last quotes were made of, so that the order that follows is decided without another reading. It may be old:
 * a refusal that it leads to has to be decided anew, and writing guards everything else.
 */
export interface RecentContexts {
  keep(question: ContextQuestion, context: PlacingContext): void;
  /** Gives a context out once; null when none is kept or it is too old. */
  take(question: ContextQuestion): PlacingContext | null;
}

const KEPT_MILLIS = 60_000;
const MOST_KEPT = 300;

/** Contexts of this process; none yet. `millis` tells the time. */
export function createRecentContexts(millis: () => number): RecentContexts {
  const kept = new LRUCache<string, PlacingContext>({ max: MOST_KEPT, ...lifetime(KEPT_MILLIS, millis) });
  return {
    keep: (question, context) => void kept.set(nameOf(question), context),
    take(question) {
      const name = nameOf(question);
      const context = kept.get(name) ?? null;
      kept.delete(name);
      return context;
    },
  };
}

function nameOf({ sessionHash, cartId, locationId }: ContextQuestion): string {
  return `${sessionHash} ${cartId} ${locationId}`;
}
