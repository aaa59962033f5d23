import type { Queries } from "#adapters/server/db/prepared.ts";
import type { CustomerId, ShopId, UserId, VisitorId } from "#core/kernel/id.ts";
import type { Customer } from "#core/session/customer.ts";
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
  const { rows } = await database.query<{ made: boolean; customer: Customer }>(
    "select made, customer from customer_ensure($1, $2, $3, $4, $5)",
    [shopId, userId, id, visitorId, now],
  );
  return rows[0] ?? null;
}
