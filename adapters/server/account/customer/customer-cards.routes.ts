import { writeAudit } from "#adapters/server/account/organization/audit.queries.ts";
import { nameOf, requireStaffScope } from "#adapters/server/account/organization/staff-scope.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import type { Access } from "#adapters/server/http/access.ts";
import { notFound } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { readCustomerCard, writeCustomerBlock } from "./customer-cards.queries.ts";

interface CustomerCardDeps {
  readonly access: Access;
  readonly database: DatabasePool;
  readonly ids: IdSource;
}

/** What staff knows about a customer, and who may order no more. Each block and its end is audited. */
export function createCustomerCardHandlers({
  access,
  database,
  ids,
}: CustomerCardDeps): Pick<Handlers, "loadCustomer" | "blockCustomer"> {
  return {
    loadCustomer: async ({ params, visitor }) => {
      const workplace = await requireStaffScope(access, visitor, ENDPOINTS.loadCustomer.permission);
      const { organizationId } = workplace;
      const card = await inTransaction(database, { organizationId }, (queries) =>
        readCustomerCard(queries, workplace, params.id),
      );
      if (card === null) throw notFound();
      return answer(card);
    },
    blockCustomer: async ({ params: { id }, body: { reason }, visitor }) => {
      const { now } = visitor;
      const workplace = await requireStaffScope(access, visitor, ENDPOINTS.blockCustomer.permission);
      const { organizationId, userId } = workplace;
      const card = await inTransaction(database, { organizationId }, async (queries) => {
        if ((await readCustomerCard(queries, workplace, id)) === null) throw notFound();
        const block = reason === null ? null : { reason, setBy: nameOf(workplace), setAt: now };
        await writeCustomerBlock(queries, id, block);
        const entry = {
          id: ids.ulid(),
          actorId: userId,
          action: "customer.block",
          subject: id,
          detail: { reason },
        };
        await writeAudit(queries, entry, now);
        return readCustomerCard(queries, workplace, id);
      });
      if (card === null) throw notFound();
      return answer(card);
    },
  };
}
