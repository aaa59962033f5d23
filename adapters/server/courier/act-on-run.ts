import { attemptMove, type MoveOrderDeps } from "#adapters/server/order/move-order.ts";
import { moveError } from "#adapters/server/order/move-error.ts";
import { notFound } from "#adapters/server/http/failures.ts";
import { moveOfAction, type CourierAction } from "#core/order/lifecycle/courier-action.ts";
import { courierMover } from "#core/order/lifecycle/order-facts.ts";
import type { Instant } from "#core/time/instant.ts";
import type { StoredRun } from "./runs.queries.ts";

/** Others move the order meanwhile at most so often. */
const MAX_TRIES = 5;

/** Reads the run that is acted on, and whether an action of it was carried out already. */
export type FindRun = (actionId: string | null) => Promise<StoredRun | null>;

/**
 * Carries out what a courier tapped, as a move of the order: once an id, and nothing where somebody made the move already
 * (COURIER-7). Answers the run as it stands then. A courier names no version, so a move that was overtaken is tried again.
 */
export async function actOnRun(
  deps: MoveOrderDeps,
  find: FindRun,
  action: CourierAction,
  now: Instant,
): Promise<StoredRun> {
  for (let tried = 1; ; tried += 1) {
    const run = await requireRun(find, action.id);
    const event = run.isDone ? null : moveOfAction(action.type, run.order.status);
    if (event === null) return run;
    const { text } = action.data ?? {};
    const moved = await attemptMove(
      deps,
      {
        read: () => Promise.resolve(run.order),
        asked: { event, version: run.order.version, ...(text === undefined ? {} : { text }) },
        mover: courierMover(run.userId),
        show: () => null,
        action,
      },
      now,
    );
    if (moved.ok) return requireRun(find, action.id);
    const { error } = moved;
    if (error.key !== "order.version_conflict" || tried === MAX_TRIES) throw moveError(error, () => null);
  }
}

/** A run, or 404 where the link is void or unknown, or somebody else brings the order. */
export async function requireRun(find: FindRun, actionId: string | null): Promise<StoredRun> {
  const run = await find(actionId);
  if (run === null) throw notFound();
  return run;
}
