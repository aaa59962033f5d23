import { writeAudit } from "#adapters/server/account/organization/audit.queries.ts";
import {
  requireStaffScope,
  nameOf,
  type StaffScope,
} from "#adapters/server/account/organization/staff-scope.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import type { Access } from "#adapters/server/http/access.ts";
import { forbidden, invalid, notFound } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import { requireLocation } from "#adapters/server/location/require-location.ts";
import type { ShopSnapshot } from "#adapters/server/shop/shop-snapshot.ts";
import type { ShopDirectory } from "#adapters/server/shop/shop-directory.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import { toId, type LocationId, type PriceUpdateId } from "#core/kernel/id.ts";
import { FIRST_PRICE_UPDATE_VERSION } from "#core/menu/price-update/move-price-update.ts";
import {
  isPriceChange,
  lastPriceChanges,
  type PriceChange,
  type PricedPlace,
  type PriceUpdate,
} from "#core/menu/price-update/price-update.ts";
import { pricesOfMenu } from "#core/menu/price-update/prices-of-menu.ts";
import type { Instant } from "#core/time/instant.ts";
import {
  moveLocked,
  type AskedMove,
  type PriceUpdateDeps,
  type PriceUpdateMover,
} from "./move-price-update.ts";
import {
  findPriceUpdate,
  insertPriceUpdate,
  listPriceUpdates,
  lockPriceUpdate,
  notePriceUpdateMove,
  writePriceChanges,
} from "./price-updates.queries.ts";
import { ownsLocations } from "./prices.queries.ts";

interface PriceUpdateRouteDeps extends PriceUpdateDeps {
  readonly access: Access;
  readonly directory: ShopDirectory;
}

/** Changes with the shops of their locations. */
interface PlacedChanges {
  readonly changes: readonly PriceChange[];
  readonly snapshots: ReadonlyMap<LocationId, ShopSnapshot>;
}

type PriceUpdateHandlers = Pick<
  Handlers,
  | "listPriceUpdates"
  | "loadPriceUpdate"
  | "createPriceUpdate"
  | "revisePriceUpdate"
  | "applyPriceUpdate"
  | "revertPriceUpdate"
>;

/** Prices that change together (BOARD-12). An update is seen by who works at one of its locations, and moved by who works at all. */
export function createPriceUpdateHandlers(deps: PriceUpdateRouteDeps): PriceUpdateHandlers {
  const { access, database, ids } = deps;

  function worksAt({ employment, organizationId }: StaffScope, { locationId }: PricedPlace): boolean {
    return access.worksAt(employment, { organizationId, locationId });
  }

  async function move(
    workplace: StaffScope,
    id: PriceUpdateId,
    askedOf: (held: PriceUpdate) => AskedMove,
    now: Instant,
    wanted: PlacedChanges | null = null,
  ): Promise<PriceUpdate> {
    const { organizationId } = workplace;
    const { update, shopIds } = await inTransaction(database, { organizationId }, async (queries) => {
      const held = await lockPriceUpdate(queries, id);
      if (held === null || !held.changes.some((change) => worksAt(workplace, change))) throw notFound();
      if (!held.changes.every((change) => worksAt(workplace, change))) throw forbidden();
      if (wanted !== null) await checkChanges(queries, wanted);
      return moveLocked(queries, deps, held, askedOf(held), moverOf(workplace), now);
    });
    for (const shopId of shopIds) deps.shopCache.forget(shopId);
    return update;
  }

  async function placed(workplace: StaffScope, asked: readonly PriceChange[]): Promise<PlacedChanges> {
    const changes = lastPriceChanges(asked);
    const snapshots = new Map<LocationId, ShopSnapshot>();
    for (const locationId of new Set(changes.map((change) => change.locationId)))
      snapshots.set(locationId, (await requireLocation(deps, workplace, locationId)).snapshot);
    return { changes, snapshots };
  }

  async function create(
    queries: Queries,
    workplace: StaffScope,
    asked: PlacedChanges,
    now: Instant,
  ): Promise<PriceUpdate> {
    await checkChanges(queries, asked);
    const { changes } = asked;
    const id = toId<PriceUpdateId>(ids.ulid());
    const version = FIRST_PRICE_UPDATE_VERSION;
    const { userId, name } = moverOf(workplace);
    await insertPriceUpdate(queries, id, { status: "draft", version, effectiveAt: null });
    await writePriceChanges(queries, id, changes);
    await notePriceUpdateMove(queries, id, version, { move: "draft", actorId: userId, by: name, at: now });
    const entry = { id: ids.ulid(), actorId: workplace.userId, action: "price_update.create", subject: id };
    await writeAudit(queries, { ...entry, detail: { version, changes } }, now);
    const made = await findPriceUpdate(queries, id);
    if (made === null) throw new Error(`The price update ${id} is gone within its transaction`);
    return made;
  }

  return {
    listPriceUpdates: async ({ query, visitor }) => {
      const workplace = await requireStaffScope(access, visitor, ENDPOINTS.listPriceUpdates.permission);
      const { organizationId, locationIds } = workplace;
      const { page, perPage } = query;
      const part = { locationIds, limit: perPage, offset: (page - 1) * perPage };
      const listed = await inTransaction(database, { organizationId }, (queries) =>
        listPriceUpdates(queries, part),
      );
      return answer({ ...listed, page, perPage });
    },
    loadPriceUpdate: async ({ params, visitor }) => {
      const workplace = await requireStaffScope(access, visitor, ENDPOINTS.loadPriceUpdate.permission);
      const { organizationId } = workplace;
      const update = await inTransaction(database, { organizationId }, (queries) =>
        findPriceUpdate(queries, params.id),
      );
      if (update === null || !update.changes.some((change) => worksAt(workplace, change))) throw notFound();
      return answer(update);
    },
    createPriceUpdate: async ({ body, visitor }) => {
      const { now } = visitor;
      const { effectiveAt, confirmedPrice } = body;
      const workplace = await requireStaffScope(access, visitor, ENDPOINTS.createPriceUpdate.permission);
      const asked = await placed(workplace, body.changes);
      const { organizationId } = workplace;
      const update = await inTransaction(database, { organizationId }, async (queries) => {
        const made = await create(queries, workplace, asked, now);
        if (effectiveAt === null) return made;
        const { version } = made;
        const schedule = { move: "schedule", version, effectiveAt, changes: null, confirmedPrice } as const;
        return (await moveLocked(queries, deps, made, schedule, moverOf(workplace), now)).update;
      });
      return answer(update);
    },
    revisePriceUpdate: async ({ params, body, visitor }) => {
      const workplace = await requireStaffScope(access, visitor, ENDPOINTS.revisePriceUpdate.permission);
      const { version, confirmedPrice } = body;
      const wanted = body.changes === undefined ? null : await placed(workplace, body.changes);
      const changes = wanted?.changes ?? null;
      const asked = (held: PriceUpdate): AskedMove => {
        const effectiveAt = body.effectiveAt === undefined ? held.effectiveAt : body.effectiveAt;
        const revised = effectiveAt === null ? "draft" : "schedule";
        return { move: revised, version, effectiveAt, changes, confirmedPrice };
      };
      return answer(await move(workplace, params.id, asked, visitor.now, wanted));
    },
    applyPriceUpdate: async ({ params, body, visitor }) => {
      const workplace = await requireStaffScope(access, visitor, ENDPOINTS.applyPriceUpdate.permission);
      const asked = { ...body, move: "apply", effectiveAt: null, changes: null } as const;
      return answer(await move(workplace, params.id, () => asked, visitor.now));
    },
    revertPriceUpdate: async ({ params, body, visitor }) => {
      const workplace = await requireStaffScope(access, visitor, ENDPOINTS.revertPriceUpdate.permission);
      const nothing = { effectiveAt: null, changes: null, confirmedPrice: null };
      const asked = { ...body, ...nothing, move: "revert" } as const;
      return answer(await move(workplace, params.id, () => asked, visitor.now));
    },
  };
}

function moverOf(workplace: StaffScope): PriceUpdateMover {
  return { actor: "staff", userId: workplace.userId, name: nameOf(workplace) };
}

// What is not sold there cannot change its price, and a price is of the shop's currency.
async function checkChanges(queries: Queries, { changes, snapshots }: PlacedChanges): Promise<void> {
  if (!(await ownsLocations(queries, [...snapshots.keys()]))) throw notFound();
  for (const [locationId, { shop, menus }] of snapshots) {
    const priceOf = pricesOfMenu(menus[shop.locale]);
    const there = changes.filter((change) => change.locationId === locationId);
    if (there.some((change) => priceOf(change) === null)) throw notFound();
    if (!there.every((change) => isPriceChange(change, shop.currency)))
      throw invalid({ changes: ["validation.invalid"] });
  }
}
