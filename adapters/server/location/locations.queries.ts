import * as Schema from "effect/Schema";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { decoderOf } from "#adapters/server/db/decoder.ts";
import { availability } from "#core/contract/operations.ts";
import type { LocationId, OrganizationId, UserId } from "#core/kernel/id.ts";
import {
  keyOf,
  type ItemAvailability,
  type ItemChange,
} from "#core/menu/availability/availability-change.ts";
import type { OrderingState } from "#core/shop/ordering-state.ts";
import type { Instant } from "#core/time/instant.ts";

// Every statement here runs within a transaction of the organization.

/** The ordering state that staff set; null when the organization has no such location. */
export async function readOrderingState(
  queries: Queries,
  locationId: LocationId,
): Promise<OrderingState | null> {
  return READ_ORDERING_STATE.first(queries, locationId);
}

/** Writes the ordering state that staff set; false when the organization has no such location. */
export async function writeOrderingState(
  queries: Queries,
  locationId: LocationId,
  state: OrderingState,
): Promise<boolean> {
  const { mode, extraMinutes, scope, until, pinned, reason, setBy, setAt } = state;
  const written = await WRITE_ORDERING_STATE.run(
    queries,
    locationId,
    mode,
    extraMinutes,
    scope,
    until,
    pinned,
    reason,
    setBy,
    setAt,
  );
  return written === 1;
}

/** Marks products and modifiers of a location as sold out or as available again; those unknown there are left out. */
export async function writeAvailability(
  queries: Queries,
  locationId: LocationId,
  changes: readonly ItemChange[],
  setBy: string,
  now: Instant,
): Promise<readonly ItemAvailability[]> {
  await LOCK_LOCATION.run(queries, locationId);
  const rows = await WRITE_AVAILABILITY.rows(queries, locationId, JSON.stringify(changes), setBy, now);
  const known = new Set(rows.map(keyOf));
  const written = changes.filter((change) => known.has(keyOf(change)));
  // Products first.
  return [
    ...written.filter(({ type }) => type === "product"),
    ...written.filter(({ type }) => type === "modifier"),
  ].map((change) => ({ ...change, setBy, setAt: now }));
}

/** What was said to be sold out at a location, and by whom, in the order in which it comes back. */
export async function readAvailability(
  queries: Queries,
  locationId: LocationId,
): Promise<readonly ItemAvailability[]> {
  return decodeAvailability(await READ_AVAILABILITY.rows(queries, locationId));
}

/** Appends the event by which the screens of the organization learn that a location changed. */
export async function notifyLocation(
  queries: Queries,
  change: {
    readonly organizationId: OrganizationId;
    readonly locationId: LocationId;
    readonly actorId: UserId;
  },
  type: "ordering_state" | "availability",
  now: Instant,
): Promise<void> {
  await APPEND_LOCATION_EVENT.run(
    queries,
    change.organizationId,
    change.locationId,
    type,
    change.actorId,
    now,
  );
}

/** Whether a location is one of the organization that a transaction works in. */
export async function isLocationOfTenant(queries: Queries, locationId: LocationId): Promise<boolean> {
  return (await FIND_LOCATION.run(queries, locationId)) === 1;
}

const decodeAvailability = decoderOf("availability", Schema.Array(availability));

// Before its availability, as every writer of a menu does (migrations/README.md, "Locks").
const LOCK_LOCATION = statement(
  "location.lock",
  "select from locations where organization_id = tenant() and id = $1 for no key update",
);

const READ_ORDERING_STATE = statement(
  "location.readOrderingState",
  `select ordering_mode as mode, ordering_extra_minutes as "extraMinutes", ordering_scope as scope,
          ordering_until as until, ordering_pinned as pinned, ordering_reason as reason, ordering_set_by as "setBy",
          ordering_set_at as "setAt"
     from locations where organization_id = tenant() and id = $1`,
);

const WRITE_ORDERING_STATE = statement(
  "location.writeOrderingState",
  `update locations set ordering_mode = $2, ordering_extra_minutes = $3, ordering_scope = $4, ordering_until = $5,
          ordering_pinned = $6, ordering_reason = $7, ordering_set_by = $8, ordering_set_at = $9
    where organization_id = tenant() and id = $1`,
);

const APPEND_LOCATION_EVENT = statement(
  "location.appendEvent",
  "select append_location_event($1, $2, $3, $4, $5)",
);

const READ_AVAILABILITY = statement(
  "location.readAvailability",
  `select 'product' as type, product_id as id, disabled_text(disabled_until) as "disabledUntil", set_by as "setBy",
          set_at as "setAt"
     from product_availability where organization_id = tenant() and location_id = $1
   union all
   select 'modifier', modifier_id, disabled_text(disabled_until), set_by, set_at
     from modifier_availability where organization_id = tenant() and location_id = $1
    order by 3, 2`,
);

// A table each for products and modifiers; what is not priced at the location is not sold there.
const WRITE_AVAILABILITY = statement(
  "location.writeAvailability",
  `with asked as (
    select l.organization_id, l.shop_id, l.id as location_id, a.type, a.id, a."disabledUntil"::timestamptz as until
      from json_to_recordset($2::json) as a(type text, id text, "disabledUntil" text)
      join locations l on l.organization_id = tenant() and l.id = $1
     where exists (select from product_prices p where a.type = 'product'
              and p.organization_id = l.organization_id and p.product_id = a.id and p.location_id = l.id)
        or exists (select from modifier_prices m where a.type = 'modifier'
              and m.organization_id = l.organization_id and m.modifier_id = a.id and m.location_id = l.id)),
  kept_products as (
    insert into product_availability (organization_id, shop_id, product_id, location_id, disabled_until, set_by, set_at)
      select organization_id, shop_id, id, location_id, until, $3, $4 from asked where type = 'product' and until is not null
      on conflict (organization_id, product_id, location_id)
        do update set disabled_until = excluded.disabled_until, set_by = excluded.set_by, set_at = excluded.set_at),
  kept_modifiers as (
    insert into modifier_availability (organization_id, shop_id, modifier_id, location_id, disabled_until, set_by, set_at)
      select organization_id, shop_id, id, location_id, until, $3, $4 from asked where type = 'modifier' and until is not null
      on conflict (organization_id, modifier_id, location_id)
        do update set disabled_until = excluded.disabled_until, set_by = excluded.set_by, set_at = excluded.set_at),
  gone_products as (
    delete from product_availability v using asked a where a.type = 'product' and a.until is null
       and v.organization_id = a.organization_id and v.product_id = a.id and v.location_id = a.location_id),
  gone_modifiers as (
    delete from modifier_availability v using asked a where a.type = 'modifier' and a.until is null
       and v.organization_id = a.organization_id and v.modifier_id = a.id and v.location_id = a.location_id)
  select type, id from asked`,
  ["type", "id"],
);

const FIND_LOCATION = statement(
  "location.find",
  "select from locations where organization_id = tenant() and id = $1",
);
