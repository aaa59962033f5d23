import { LRUCache } from "lru-cache";
import { lifetime } from "#adapters/server/cache/lifetime.ts";
import type { Buyer } from "#adapters/server/account/session/session.ts";
import type { PlacingContext } from "./place.queries.ts";

/** What a quote read of it. */
export interface RecentContext extends Omit<PlacingContext, "user"> {
  readonly user: Buyer | null;
}

/** The session, cart and location of a checkout. */
export interface RecentContextParams {
  readonly sessionHash: string;
  readonly cartId: string;
  readonly locationId: string;
}

/**
 * The contexts of the last quotes, so that the order that follows is decided without another read. It may be old:
 * a refusal based on it must be decided again, and writing guards everything else.
 */
export interface RecentContexts {
  keep(query: RecentContextParams, context: RecentContext): void;
  /** Takes a context out of the cache; null when there is none or it is too old. */
  take(query: RecentContextParams): RecentContext | null;
}

const KEPT_MS = 60_000;
const MAX_KEPT = 300;

/** Contexts of this process; none yet. `millis` tells the time. */
export function createRecentContexts(millis: () => number): RecentContexts {
  const kept = new LRUCache<string, RecentContext>({ max: MAX_KEPT, ...lifetime(KEPT_MS, millis) });
  return {
    keep: (query, context) => void kept.set(nameOf(query), context),
    take(query) {
      const name = nameOf(query);
      const context = kept.get(name) ?? null;
      kept.delete(name);
      return context;
    },
  };
}

function nameOf({ sessionHash, cartId, locationId }: RecentContextParams): string {
  return `${sessionHash} ${cartId} ${locationId}`;
}
