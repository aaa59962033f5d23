import type { LiveEvent } from "#core/order/live-event.ts";

/** A live event with the location it is about; a reset is about all. */
export type OrganizationLiveEvent = LiveEvent & { readonly locationId: string | null };

/** Reads what happened after a number, oldest first, at most a page of it. */
export type ReadLiveEvents = (
  organizationId: string,
  after: number,
) => Promise<readonly OrganizationLiveEvent[]>;

/** Receives every event once, in order. */
export type LiveEventListener = (event: OrganizationLiveEvent) => void;

/**
 * The live events of organizations. However many screens follow one organization, a wake-up costs one read.
 * A wake-up carries no event: each read continues from the last number, so a lost or doubled one changes nothing.
 */
export interface OrganizationFeeds {
  /** Delivers all that came after `after`, then whatever comes. The answer ends it. */
  follow(organizationId: string, after: number, listener: LiveEventListener, failed: () => void): () => void;
  /** Something happened at an organization, in this process or another. */
  wake(organizationId: string): void;
  /** Looks again everywhere: after a lost connection, and as the poll that backs every wake-up. */
  wakeAll(): void;
  /** Open streams of this process. */
  count(): number;
}

interface Follower {
  cursor: number;
  readonly listener: LiveEventListener;
  readonly failed: () => void;
}

interface Feed {
  readonly followers: Set<Follower>;
  reading: boolean;
  again: boolean;
}

/** Feeds of this process on one way of reading. */
export function createOrganizationFeeds(read: ReadLiveEvents): OrganizationFeeds {
  const feeds = new Map<string, Feed>();

  function deliver(readers: readonly Follower[], events: readonly OrganizationLiveEvent[]): void {
    for (const follower of readers) {
      for (const one of events) {
        if (one.number <= follower.cursor) continue;
        follower.cursor = one.number;
        follower.listener(one);
      }
    }
  }

  async function readOn(organizationId: string, feed: Feed): Promise<void> {
    if (feed.reading) {
      feed.again = true;
      return;
    }
    feed.reading = true;
    try {
      do {
        feed.again = false;
        // Who comes while this is being read may stand further back than it reaches, and is read for by the next round.
        const readers = [...feed.followers];
        if (readers.length === 0) return;
        const after = Math.min(...readers.map((follower) => follower.cursor));
        const events = await read(organizationId, after);
        deliver(
          readers.filter((follower) => feed.followers.has(follower)),
          events,
        );
        if (events.length > 0) feed.again = true;
      } while (feed.again);
    } catch {
      feed.followers.forEach((follower) => follower.failed());
    } finally {
      feed.reading = false;
    }
  }

  return {
    follow(organizationId, after, listener, failed) {
      const feed = feeds.get(organizationId) ?? {
        followers: new Set<Follower>(),
        reading: false,
        again: false,
      };
      feeds.set(organizationId, feed);
      const follower: Follower = { cursor: after, listener, failed };
      feed.followers.add(follower);
      void readOn(organizationId, feed);
      return () => {
        feed.followers.delete(follower);
        if (feed.followers.size === 0) feeds.delete(organizationId);
      };
    },
    wake(organizationId) {
      const feed = feeds.get(organizationId);
      if (feed !== undefined) void readOn(organizationId, feed);
    },
    wakeAll() {
      feeds.forEach((feed, organizationId) => void readOn(organizationId, feed));
    },
    count() {
      return [...feeds.values()].reduce((total, feed) => total + feed.followers.size, 0);
    },
  };
}
