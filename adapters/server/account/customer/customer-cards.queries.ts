import { decoderOf } from "#adapters/server/db/decoder.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { customerCard } from "#core/contract/customer-card.ts";
import type { CustomerId, LocationId, OrganizationId } from "#core/kernel/id.ts";
import {
  CARD_ORDERS,
  CUSTOMER_FAULTS,
  type CustomerBlock,
  type CustomerCard,
} from "#core/order/customer/customer-card.ts";

/** What staff of these locations (null: all) knows of a customer; null for one whose orders they may not see. */
export async function readCustomerCard(
  queries: Queries,
  {
    organizationId,
    locationIds,
  }: { readonly organizationId: OrganizationId; readonly locationIds: readonly LocationId[] | null },
  id: CustomerId,
): Promise<CustomerCard | null> {
  const { card } = await READ_CARD.one(
    queries,
    organizationId,
    id,
    locationIds,
    CUSTOMER_FAULTS,
    CARD_ORDERS,
  );
  return card === null ? null : decodeCard(card);
}

/** Lets a customer order no more, or again (null). An order that is being placed is before or after it, never between. */
export async function writeCustomerBlock(
  queries: Queries,
  id: CustomerId,
  block: CustomerBlock | null,
): Promise<void> {
  await WRITE_BLOCK.run(queries, id, block?.reason ?? null, block?.setBy ?? null, block?.setAt ?? null);
}

const decodeCard = decoderOf("a customer's card", customerCard);

const READ_CARD = statement("customer.readCard", "select customer_card($1, $2, $3, $4, $5) as card");

const WRITE_BLOCK = statement(
  "customer.writeBlock",
  `update customers set block_reason = $2, blocked_by = $3, blocked_at = $4
    where organization_id = tenant() and id = $1`,
);
