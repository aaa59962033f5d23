import { decoderOf } from "#adapters/server/db/decoder.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import type { CustomerId, ShopId, UserId, VisitorId } from "#core/kernel/id.ts";
import type { Customer } from "#core/account/customer.ts";
import { customer } from "#core/contract/user.ts";
import type { Instant } from "#core/time/instant.ts";

/** A customer record asked for; `id` is used when it has to be made. */
export interface CustomerRequest {
  readonly id: CustomerId;
  readonly userId: UserId;
  readonly shopId: ShopId;
  readonly visitorId: VisitorId | null;
}

/** Makes the customer record of a shop, or finds the one there is; null when there is no such shop. */
export async function ensureCustomer(
  database: Queries,
  { id, userId, shopId, visitorId }: CustomerRequest,
  now: Instant,
): Promise<{ readonly made: boolean; readonly customer: Customer } | null> {
  const row = await ENSURE_CUSTOMER.first(database, shopId, userId, id, visitorId, now);
  return row && { made: row.made, customer: decodeCustomer(row.customer) };
}

const decodeCustomer = decoderOf("a customer", customer);

const ENSURE_CUSTOMER = statement(
  "customer.ensure",
  "select made, customer from customer_ensure($1, $2, $3, $4, $5)",
  ["made"],
);
