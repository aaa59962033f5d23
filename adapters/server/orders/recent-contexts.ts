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
  keep(question: ContextQuestion, context: PlacingContext, atMillis: number): void;
  /** Gives a context out once; null when none is kept or it is too old. */
  take(question: ContextQuestion, atMillis: number): PlacingContext | null;
}

const KEPT_MILLIS = 60_000;
const MOST_KEPT = 300;

/** Contexts of this process; none yet. */
export function createRecentContexts(): RecentContexts {
  const kept = new Map<string, { readonly context: PlacingContext; readonly until: number }>();
  return {
    keep(question, context, atMillis) {
      const name = nameOf(question);
      kept.delete(name);
      const [oldest] = kept.keys();
      if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      kept.set(name, { context, until: atMillis + KEPT_MILLIS });
    },
    take(question, atMillis) {
      const name = nameOf(question);
      const found = kept.get(name);
      kept.delete(name);
      return found !== undefined && atMillis < found.until ? found.context : null;
    },
  };
}

function nameOf({ sessionHash, cartId, locationId }: ContextQuestion): string {
  return `${sessionHash} ${cartId} ${locationId}`;
}
