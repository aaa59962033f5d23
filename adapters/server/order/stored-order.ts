import * as Schema from "effect/Schema";
import { decoderOf } from "#adapters/server/db/decoder.ts";
import { orderCourier } from "#core/contract/operations.ts";
import { ORDER_FIELDS } from "#core/contract/order.ts";
import { count, ulid } from "#core/contract/schema/scalars.ts";
import { locale } from "#core/contract/shop/shop.ts";
import type { CartId, CustomerId, ModifierId, OrganizationId, UserId, ZoneId } from "#core/kernel/id.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { AcceptedVersions } from "#core/legal/accepted-versions.ts";
import type { ChangedNames, LineNames } from "#core/order/line-names.ts";
import type { OrderCourier } from "#core/order/run/courier-choice.ts";
import type { Order, StaffOrder } from "#core/order/order.ts";

/** Fields of an order that only the server needs. */
export interface OrderOwn {
  readonly organizationId: OrganizationId;
  readonly userId: UserId;
  readonly zoneId: ZoneId | null;
  readonly cartId: CartId;
  /** Address and language of messages to the customer. */
  readonly email: string;
  readonly locale: Locale;
  /** What staff reads. */
  readonly shopLocale: Locale;
  /** Of each line, in their order. */
  readonly lineNames: readonly LineNames[];
  /** Of each changed line of each change, in their order. */
  readonly changeNames: readonly (readonly ChangedNames[])[];
  readonly customer: StaffOrder["customer"];
  readonly courier: OrderCourier | null;
  readonly acceptedVersions: AcceptedVersions;
  readonly lastMoverId: string | null;
}

/** An order as the database answers it: what is allowed depends on who asks, and when. */
export interface StoredOrder extends Omit<Order, "allowedEvents"> {
  readonly own: OrderOwn;
}

const { allowedEvents: _dependsOnTheReader, ...STORED_FIELDS } = ORDER_FIELDS;

// A language of which nothing was kept is absent.
const lineNames: Schema.Codec<LineNames, unknown> = Schema.Record(
  Schema.String,
  Schema.Struct({ name: Schema.String, modifiers: Schema.Record(ulid<ModifierId>(), Schema.String) }),
);

/** Decodes an order that the database answers. */
export const toStoredOrder: (json: unknown) => StoredOrder = decoderOf(
  "an order",
  Schema.Struct({
    ...STORED_FIELDS,
    own: Schema.Struct({
      organizationId: ulid<OrganizationId>(),
      userId: ulid<UserId>(),
      zoneId: Schema.NullOr(ulid<ZoneId>()),
      cartId: ulid<CartId>(),
      email: Schema.String,
      locale,
      shopLocale: locale,
      lineNames: Schema.Array(lineNames),
      changeNames: Schema.Array(
        Schema.Array(Schema.Struct({ line: lineNames, replacement: Schema.NullOr(lineNames) })),
      ),
      customer: Schema.Struct({ id: ulid<CustomerId>(), ordersCount: count, isBlocked: Schema.Boolean }),
      courier: Schema.NullOr(orderCourier),
      acceptedVersions: Schema.Struct({ terms: Schema.NullOr(count), privacy: Schema.NullOr(count) }),
      lastMoverId: Schema.NullOr(Schema.String),
    }),
  }),
);
