import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import type { Access } from "#adapters/server/http/access.ts";
import { invalid, messagesOf, refused } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import { encodeCompany } from "#core/contract/shop/company.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { companyFieldProblems } from "#core/setting/company/company-field-problems.ts";
import { SETTING_CONFLICT } from "#core/setting/setting.ts";
import { writeAudit } from "./audit.queries.ts";
import { changedFields } from "./changed-fields.ts";
import { lockCompany, readCompany, writeCompany } from "./company.queries.ts";
import { requireStaffScope } from "./staff-scope.ts";

interface CompanyDeps {
  readonly access: Access;
  readonly database: DatabasePool;
  readonly ids: IdSource;
}

/** The company of an organization (SHOP-18), by the version that was read (SETTING-1). Every write is audited. */
export function createCompanyHandlers({
  access,
  database,
  ids,
}: CompanyDeps): Pick<Handlers, "readCompany" | "writeCompany"> {
  return {
    readCompany: async ({ visitor }) => {
      const { organizationId } = await requireStaffScope(access, visitor, ENDPOINTS.readCompany.permission);
      return answer(await inTransaction(database, { organizationId }, readCompany));
    },
    writeCompany: async ({ body: { version, company }, visitor }) => {
      const scope = await requireStaffScope(access, visitor, ENDPOINTS.writeCompany.permission);
      const { organizationId, userId } = scope;
      const problems = companyFieldProblems(company);
      if (Object.keys(problems).length > 0) throw invalid(messagesOf(problems));
      const written = await inTransaction(database, { organizationId }, async (queries) => {
        const held = await lockCompany(queries);
        if (held.version !== version) throw refused(SETTING_CONFLICT, { setting: encodeCompany(held) });
        await writeCompany(queries, company);
        const detail = { version, changed: changedFields(held.company, company) };
        const subject = organizationId;
        const entry = { id: ids.ulid(), actorId: userId, action: "organization.company", subject, detail };
        await writeAudit(queries, entry, visitor.now);
        return readCompany(queries);
      });
      return answer(written);
    },
  };
}
