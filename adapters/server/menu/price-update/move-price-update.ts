import { writeAudit } from "#adapters/server/account/organization/audit.queries.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { invalid, notFound, refused } from "#adapters/server/http/failures.ts";
import type { ShopCache } from "#adapters/server/shop/shop-cache.ts";
import { encodeAnswer } from "#core/contract/codec/answer.ts";
import { encodeStalePrices } from "#core/contract/price-update.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import type { OrganizationId, PriceUpdateId, ShopId, UserId } from "#core/kernel/id.ts";
import { movePriceUpdate, type MovablePriceUpdate } from "#core/menu/price-update/move-price-update.ts";
import { mayTakeEffectAt } from "#core/time/schedule-limit.ts";
import {
  placeKey,
  reversed,
  type ListedPriceChange,
  type PriceChange,
  type PriceUpdate,
  type PriceUpdateMove,
  type StalePrice,
} from "#core/menu/price-update/price-update.ts";
import { stalePrices } from "#core/menu/price-update/stale-prices.ts";
import { isConfirmed } from "#core/menu/price-update/typed-confirmation.ts";
import type { Money } from "#core/money/money.ts";
import type { Instant } from "#core/time/instant.ts";
import {
  findPriceUpdate,
  lockPriceUpdate,
  writePriceChanges,
  writePriceUpdateMove,
} from "./price-updates.queries.ts";
import { lockPrices, notifyPrices, writePrices } from "./prices.queries.ts";

/** What moving a price update needs. */
export interface PriceUpdateDeps {
  readonly database: DatabasePool;
  readonly shopCache: ShopCache;
  readonly ids: IdSource;
}

/** Who moves it. */
export interface PriceUpdateMover {
  readonly actor: "staff" | "system";
  readonly userId: UserId | null;
  readonly name: string | null;
}

const CLOCK: PriceUpdateMover = { actor: "system", userId: null, name: null };

/** A move as it is asked for. */
export interface AskedMove {
  readonly move: PriceUpdateMove;
  readonly version: number;
  readonly effectiveAt: Instant | null;
  /** In place of those that it has; null keeps them. */
  readonly changes: readonly PriceChange[] | null;
  readonly confirmedPrice: Money | null;
}

/**
 * Moves an update that is locked, with all that follows: its prices are written or taken back, the screens hear of it, and
 * what staff does is audited. Throws the error of a move that is refused, so that nothing is kept.
 */
export async function moveLocked(
  queries: Queries,
  { ids }: Pick<PriceUpdateDeps, "ids">,
  held: PriceUpdate,
  asked: AskedMove,
  mover: PriceUpdateMover,
  now: Instant,
): Promise<{ readonly update: PriceUpdate; readonly shopIds: readonly ShopId[] }> {
  const { move, effectiveAt } = asked;
  if (move === "schedule" && asked.version === held.version && !mayTakeEffectAt(effectiveAt, now))
    throw invalid({ effectiveAt: ["validation.invalid"] });
  const decided = movePriceUpdate(held, { ...asked, isBySystem: mover.actor === "system" }, now);
  if (!decided.ok) throw refused(decided.error, { priceUpdate: shown(held) });
  const changes = asked.changes ?? held.changes;
  if ((move === "schedule" || move === "apply") && mover.actor === "staff")
    if (!isConfirmed(changes, asked.confirmedPrice))
      throw invalid({ confirmedPrice: ["validation.invalid"] });
  if (asked.changes !== null) await writePriceChanges(queries, held.id, asked.changes);
  const shopIds = await carryOut(queries, held.id, move, mover, now);
  await writePriceUpdateMove(queries, held.id, decided.value, {
    move,
    actorId: mover.userId,
    by: mover.name,
    at: now,
  });
  if (mover.userId !== null) await audit(queries, ids, held.id, asked, decided.value, mover.userId, now);
  const update = await findPriceUpdate(queries, held.id);
  if (update === null) throw new Error(`The price update ${held.id} is gone within its transaction`);
  return { update, shopIds };
}

/** Applies an update whose time has come; where prices are not the expected ones any more it is a draft again. */
export async function applyDue(
  deps: PriceUpdateDeps,
  { organizationId, id }: { readonly organizationId: OrganizationId; readonly id: PriceUpdateId },
  now: Instant,
): Promise<PriceUpdateMove | null> {
  const done = await inTransaction(deps.database, { organizationId }, async (queries) => {
    const held = await lockPriceUpdate(queries, id);
    if (held === null) return null;
    const asked = { version: held.version, effectiveAt: null, changes: null, confirmedPrice: null };
    const apply = { move: "apply" as const, isBySystem: true };
    // Somebody was faster: another process, or staff that took it back or applied it.
    if (held.status !== "scheduled" || !movePriceUpdate(held, { ...asked, ...apply }, now).ok) return null;
    await lockPrices(queries, id);
    const fresh = (await findPriceUpdate(queries, id)) ?? held;
    const isStale = staleOf(fresh.changes, fresh.changes).length > 0;
    const move: PriceUpdateMove = isStale ? "miss" : "apply";
    const { shopIds } = await moveLocked(queries, deps, held, { ...asked, move }, CLOCK, now);
    return { move, shopIds };
  });
  for (const shopId of done?.shopIds ?? []) deps.shopCache.forget(shopId);
  return done?.move ?? null;
}

/** The update as the wire carries it. */
export function shown(update: PriceUpdate): unknown {
  return encodeAnswer("loadPriceUpdate", update);
}

async function carryOut(
  queries: Queries,
  id: PriceUpdateId,
  move: PriceUpdateMove,
  { actor, userId }: PriceUpdateMover,
  now: Instant,
): Promise<readonly ShopId[]> {
  if (move === "draft" || move === "miss") return [];
  // What is scheduled writes no price, so it only has to be right by now.
  const shopIds = move === "schedule" ? [] : await lockPrices(queries, id);
  const update = await findPriceUpdate(queries, id);
  if (update === null) throw notFound();
  const changes = move === "revert" ? reversed(update.changes) : update.changes;
  const stale = staleOf(changes, update.changes);
  if (stale.length > 0)
    throw refused("price_update.stale", { stale: encodeStalePrices(stale), priceUpdate: shown(update) });
  if (move === "schedule") return [];
  await writePrices(queries, changes);
  const locationIds = [...new Set(changes.map(({ locationId }) => locationId))].toSorted();
  for (const locationId of locationIds)
    await notifyPrices(queries, locationId, { actor, actorId: userId, now });
  return shopIds;
}

function staleOf(
  changes: readonly PriceChange[],
  listed: readonly ListedPriceChange[],
): readonly StalePrice[] {
  const prices = new Map(listed.map((change) => [placeKey(change), change.currentPrice]));
  return stalePrices(changes, (place) => prices.get(placeKey(place)) ?? null);
}

async function audit(
  queries: Queries,
  ids: IdSource,
  id: PriceUpdateId,
  { move, changes }: AskedMove,
  { version, effectiveAt }: MovablePriceUpdate,
  actorId: UserId,
  now: Instant,
): Promise<void> {
  const detail = { version, effective_at: effectiveAt, changes };
  await writeAudit(
    queries,
    { id: ids.ulid(), actorId, action: `price_update.${move}`, subject: id, detail },
    now,
  );
}
