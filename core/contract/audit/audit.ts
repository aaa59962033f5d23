import * as Schema from "effect/Schema";
import type { AuditId } from "#core/kernel/id.ts";
import { ORDER_PERIODS } from "#core/order/history/order-period.ts";
import { MAX_SEARCH_LENGTH } from "#core/order/search-length.ts";
import { PAGING } from "../list/query.ts";
import { dateText, instant, optionalOr, trimmed, ulid } from "../schema/scalars.ts";
import { wireStruct } from "../schema/wire-struct.ts";

/** Which entries of the audit log are asked for; a named period wins over dates. */
export const auditQuery = wireStruct({
  filter: optionalOr(
    wireStruct({
      search: Schema.optionalKey(trimmed(0, MAX_SEARCH_LENGTH)),
      action: Schema.optionalKey(trimmed(0, 60)),
      period: Schema.optionalKey(Schema.Literals(ORDER_PERIODS)),
      from: Schema.optionalKey(dateText),
      to: Schema.optionalKey(dateText),
    }),
    {},
  ),
  ...PAGING,
});

/** Who did what to what. */
export const auditEntry = wireStruct({
  id: ulid<AuditId>(),
  at: instant,
  actorName: Schema.NullOr(Schema.String),
  actorEmail: Schema.NullOr(Schema.String),
  asAdmin: Schema.Boolean,
  action: Schema.String,
  subject: Schema.String,
  facts: Schema.Array(wireStruct({ name: Schema.String, value: Schema.String })),
});
