import * as Schema from "effect/Schema";
import { decoderOf } from "#adapters/server/db/decoder.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { noEmail } from "#core/account/caller.ts";
import { ERASED_ADDRESS, ERASED_TEXT } from "#core/account/erasure.ts";
import { MAX_ORDERS_OF_EXPORT, type PersonExport } from "#core/account/person-export.ts";
import { REQUIRED_ROLE } from "#core/account/employee.ts";
import type { UserId } from "#core/kernel/id.ts";
import { isForStaffAlone } from "#core/order/lifecycle/order-moves.ts";
import { REOPEN_MS } from "#core/order/lifecycle/order-rules.ts";
import { LOST_STATUSES, TERMINAL_STATUSES } from "#core/order/lifecycle/order-stages.ts";
import { ORDER_EVENTS } from "#core/order/lifecycle/order-status.ts";
import { plusMillis, type Instant } from "#core/time/instant.ts";

/** Everything that is held on a person. */
export async function exportPerson(database: Queries, userId: UserId, now: Instant): Promise<PersonExport> {
  const { exported } = await EXPORT_PERSON.one(database, userId, MAX_ORDERS_OF_EXPORT, SHOWN_EVENTS);
  const { ordersLeftOut, records } = decodeExport(exported);
  const tables = Object.entries(records).map(([table, rows]) => [table, rows ?? []] as const);
  return { madeAt: now, ordersLeftOut, records: Object.fromEntries(tables) };
}

/** What became of deleting an account, and the orders or organizations that stop it. */
export interface Erasure {
  readonly outcome: "erased" | "open_orders" | "last_owner" | "gone";
  readonly names: readonly string[];
}

/** Deletes an account, all or nothing (ACCOUNT-30, ACCOUNT-31). */
export async function erasePerson(queries: Queries, userId: UserId, now: Instant): Promise<Erasure> {
  const { erasure } = await ERASE_PERSON.one(
    queries,
    userId,
    TERMINAL_STATUSES,
    LOST_STATUSES,
    plusMillis(now, -REOPEN_MS),
    REQUIRED_ROLE,
    ERASED_TEXT,
    noEmail(userId),
    JSON.stringify(ERASED_ADDRESS),
    now,
  );
  return decodeErasure(erasure);
}

// What staff says among themselves of an order is not shown to its customer.
const SHOWN_EVENTS = ORDER_EVENTS.filter((event) => !isForStaffAlone(event));

const decodeExport = decoderOf(
  "an export",
  Schema.Struct({
    ordersLeftOut: Schema.Number,
    records: Schema.Record(Schema.String, Schema.NullOr(Schema.Array(Schema.Unknown))),
  }),
);

const decodeErasure = decoderOf(
  "an erasure",
  Schema.Struct({
    outcome: Schema.Literals(["erased", "open_orders", "last_owner", "gone"]),
    names: Schema.Array(Schema.String),
  }),
);

const EXPORT_PERSON = statement("account.exportPerson", "select person_export($1, $2, $3) as exported");

const ERASE_PERSON = statement(
  "account.erasePerson",
  "select person_erase($1, $2, $3, $4, $5, $6, $7, $8, $9) as erasure",
);
