import { inTransaction } from "#adapters/server/db/transaction.ts";
import type { EventStream } from "#adapters/server/live/event-stream.ts";
import { sendLiveEvent } from "#adapters/server/live/send-live-event.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { Clock } from "#core/time/clock.ts";
import type { OrganizationFeeds } from "#adapters/server/live/organization-feeds.ts";
import { hiddenUntil } from "#core/order/tracking/customer-view.ts";
import { finalAt, isAnswer } from "#core/order/lifecycle/order-moves.ts";
import { millisBetween, type Instant } from "#core/time/instant.ts";
import { readLastNumber, readOrderLiveEvents } from "#adapters/server/live/live-events.queries.ts";
import type { StoredOrder } from "./stored-order.ts";

// The clock is looked at once a second while an answer is held back, so that it need not be the timer's.
const LOOK_MS = 1000;

/** What following an order needs. */
export interface FollowOrderDeps {
  readonly database: DatabasePool;
  readonly clock: Clock;
  readonly feeds: OrganizationFeeds;
}

/**
 * Follows one order for its customer: what may be known after a number at once, then whatever comes. Answers of staff
 * show when they can no longer be undone. The stream is opened when all that could be refused is read.
 */
export async function followOwnOrder(
  { database, clock, feeds }: FollowOrderDeps,
  { id, own: { organizationId }, timeline }: StoredOrder,
  after: number,
  open: () => EventStream,
): Promise<void> {
  const last = await inTransaction(database, { organizationId }, readLastNumber);
  const stream = open();
  let cursor = after;
  let dueAt = hiddenUntil(timeline, clock.now());
  let timer: NodeJS.Timeout | null = null;
  let telling: Promise<void> = Promise.resolve();

  // A number that this history never reached is another history's.
  if (after > last) {
    sendLiveEvent(stream, { kind: "reset", number: last });
    cursor = last;
  }

  async function tell(): Promise<void> {
    const now = clock.now();
    const events = await inTransaction(database, { organizationId }, (queries) =>
      readOrderLiveEvents(queries, id, cursor, now),
    );
    for (const one of events) {
      cursor = one.number;
      sendLiveEvent(stream, one);
    }
  }

  function sendNext(): void {
    telling = telling.then(tell).catch(() => stream.end());
  }

  function waitFor(due: Instant): void {
    dueAt = due;
    if (timer !== null) clearTimeout(timer);
    const left = Math.max(0, millisBetween(clock.now(), due));
    timer = setTimeout(look, Math.min(left, LOOK_MS));
  }

  function look(): void {
    if (dueAt === null) return;
    if (clock.now() < dueAt) return waitFor(dueAt);
    dueAt = null;
    sendNext();
  }

  const stop = feeds.follow(
    organizationId,
    last,
    (event) => {
      if (event.kind !== "order" || event.orderId !== id) return;
      if (isAnswer(event.event)) waitFor(finalAt(event.event, event.at));
      else sendNext();
    },
    () => stream.end(),
  );
  stream.onClose(() => {
    stop();
    if (timer !== null) clearTimeout(timer);
  });
  sendNext();
  if (dueAt !== null) waitFor(dueAt);
}
