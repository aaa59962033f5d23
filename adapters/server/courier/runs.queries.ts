import * as Schema from "effect/Schema";
import { decoderOf } from "#adapters/server/db/decoder.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import type { RunLink } from "#adapters/server/order/run/run-link.ts";
import { type StoredOrder, toStoredOrder } from "#adapters/server/order/stored-order.ts";
import { rolesThatMay } from "#core/account/permissions.ts";
import { coordinates } from "#core/contract/address.ts";
import { instant, ulid } from "#core/contract/schema/scalars.ts";
import type { Coordinates } from "#core/kernel/coordinates.ts";
import type { OrderId, OrganizationId, ShopId, UserId } from "#core/kernel/id.ts";
import { MAX_PIN_TRIES } from "#core/courier/run-lookup.ts";
import { movesOf } from "#core/order/lifecycle/order-moves.ts";
import { ORDER_STATUSES } from "#core/order/lifecycle/order-status.ts";
import type { Instant } from "#core/time/instant.ts";

// More than anybody brings in a day.
const MAX_OWN_RUNS = 100;

/** A run as the database has it. */
export interface StoredRun {
  readonly order: StoredOrder;
  readonly endedAt: Instant | null;
  /** Whose run it is; null for somebody outside. */
  readonly userId: UserId | null;
  readonly coordinates: Coordinates;
  /** Whether the action asked about was carried out. */
  readonly isDone: boolean;
}

/** The run of a link, whatever the tenant; null where the token is void or unknown. */
export async function findRun(
  database: Queries,
  tokenHash: string,
  actionId: string | null,
): Promise<StoredRun | null> {
  const { found } = await FIND_RUN.one(database, tokenHash, actionId);
  return found === null ? null : toStoredRun(found);
}

/** A run of a courier who is signed in; null where somebody else brings the order. */
export async function findOwnRun(
  database: Queries,
  courierId: UserId,
  orderId: OrderId,
  actionId: string | null,
): Promise<StoredRun | null> {
  const { found } = await FIND_OWN_RUN.one(database, courierId, COURIERS, orderId, actionId);
  return found === null ? null : toStoredRun(found);
}

/** The runs of a courier who is signed in: those under way first, then those that ended after a time. */
export async function listOwnRuns(
  database: Queries,
  courierId: UserId,
  { givenAfter, endedAfter }: { readonly givenAfter: Instant; readonly endedAfter: Instant },
): Promise<readonly StoredRun[]> {
  const rows = await LIST_OWN_RUNS.rows(database, courierId, COURIERS, givenAfter, endedAfter, MAX_OWN_RUNS);
  return rows.map(({ found }) => toStoredRun(found));
}

/**
 * Finds the run of a number and a PIN, at one shop or at any, and lets a token open it from now on; answers the shop's
 * slug, null for every miss. A PIN that was tried too often fits nothing.
 */
export async function lookUpRun(
  database: Queries,
  number: { readonly prefix: string; readonly count: number },
  pin: string,
  shopId: ShopId | null,
  tokenHash: string,
): Promise<string | null> {
  const { prefix, count } = number;
  const { slug } = await LOOK_UP_RUN.one(
    database,
    prefix,
    count,
    pin,
    shopId,
    RENEWED_IN,
    MAX_PIN_TRIES,
    tokenHash,
  );
  return slug;
}

/** A link to be made again. */
interface Renewal extends Omit<RunLink, "link"> {
  readonly organizationId: OrganizationId;
  readonly orderId: OrderId;
  readonly pinHash: string;
  readonly audit: { readonly id: string; readonly actor_id: string | null };
}

/** Gives a run a new link and a new PIN; false where nobody brings the order, or it is over. */
export async function renewRunLink(database: Queries, renewal: Renewal, now: Instant): Promise<boolean> {
  const { organizationId, orderId, tokenHash, message, pinHash, audit } = renewal;
  const row = await RENEW_LINK.one(
    database,
    organizationId,
    orderId,
    tokenHash,
    JSON.stringify(message),
    JSON.stringify(audit),
    RENEWED_IN,
    now,
    pinHash,
  );
  return row.renewed === true;
}

// As long as staff may say who brings it.
const RENEWED_IN = ORDER_STATUSES.filter((status) => movesOf("staff", status).includes("assign"));

const COURIERS = rolesThatMay("runs.own");

function toStoredRun(json: unknown): StoredRun {
  const { order, ...facts } = decodeRun(json);
  return { ...facts, order: toStoredOrder(order) };
}

const decodeRun = decoderOf(
  "a run",
  Schema.Struct({
    order: Schema.Unknown,
    endedAt: Schema.NullOr(instant),
    userId: Schema.NullOr(ulid<UserId>()),
    coordinates,
    isDone: Schema.Boolean,
  }),
);

const FIND_RUN = statement("courier.findRun", "select run_by_token($1, $2) as found");

const RENEW_LINK = statement(
  "courier.renewLink",
  `select case when renew_run_link($1, $2, $3, $4, $5, $6, $7) then set_run_pin($1, $2, $8) else false end as renewed`,
);

const LOOK_UP_RUN = statement("courier.lookUpRun", "select look_up_run($1, $2, $3, $4, $5, $6, $7) as slug");

const FIND_OWN_RUN = statement("courier.findOwnRun", "select run_of_courier($1, $2, $3, $4) as found");

const LIST_OWN_RUNS = statement("courier.listOwnRuns", "select runs_of_courier($1, $2, $3, $4, $5) as found");
