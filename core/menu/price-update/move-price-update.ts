import { transition } from "xstate";
import { err, ok, type Result } from "#core/kernel/result.ts";
import { instantOfMillis, type Instant } from "#core/time/instant.ts";
import { PRICE_UPDATE_MOVES, type PriceUpdateMove, type PriceUpdateStatus } from "./price-update.ts";
import { priceUpdateMachine, type PriceUpdateFacts } from "./price-update.machine.ts";

/** A price update as its moves are decided. */
export interface MovablePriceUpdate extends PriceUpdateFacts {
  readonly status: PriceUpdateStatus;
}

/** A move as asked; the version is the one that was seen. */
export interface AskedPriceUpdateMove {
  readonly move: PriceUpdateMove;
  readonly version: number;
  /** The system applies what is due, or makes a draft of what has become stale. */
  readonly isBySystem: boolean;
  readonly effectiveAt: Instant | null;
}

/** Why a price update is not moved. */
export type PriceUpdateRefusal = "price_update.version_conflict" | "price_update.transition_not_allowed";

/** The first version. */
export const FIRST_PRICE_UPDATE_VERSION = 1;

/** Moves a price update as the machine does; a stale version is named before anything else. */
export function movePriceUpdate(
  update: MovablePriceUpdate,
  { move, version, isBySystem, effectiveAt }: AskedPriceUpdateMove,
  now: Instant,
): Result<MovablePriceUpdate, PriceUpdateRefusal> {
  if (version !== update.version) return err("price_update.version_conflict");
  const before = priceUpdateMachine.resolveState({
    value: update.status,
    context: { version: update.version, effectiveAt: update.effectiveAt },
  });
  const [after] = transition(priceUpdateMachine, before, {
    type: `priceUpdate.${move}`,
    isBySystem,
    effectiveAt,
    now,
  });
  if (after.context.version === update.version) return err("price_update.transition_not_allowed");
  return ok({ status: after.value, ...after.context });
}

/** What staff may do with it, a time ahead given; asks the machine itself. */
export function allowedPriceUpdateMoves(update: MovablePriceUpdate): readonly PriceUpdateMove[] {
  const { version } = update;
  return PRICE_UPDATE_MOVES.filter(
    (move) => movePriceUpdate(update, { move, version, isBySystem: false, effectiveAt: LATER }, EARLIER).ok,
  );
}

// Any time and one after it: what staff may do does not depend on when.
const EARLIER = instantOfMillis(0);
const LATER = instantOfMillis(1);
