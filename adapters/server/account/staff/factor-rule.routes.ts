import { writeAudit } from "#adapters/server/account/organization/audit.queries.ts";
import { requireStaffScope, type StaffScope } from "#adapters/server/account/organization/staff-scope.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { statement } from "#adapters/server/db/statement.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import type { Access } from "#adapters/server/http/access.ts";
import { refused } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import { FACTOR_OWN_FIRST, type FactorRule } from "#core/account/factor/factor-rule.ts";
import { rolesThatMay } from "#core/account/permissions.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { reachOf } from "./staff.routes.ts";

interface FactorRuleDeps {
  readonly access: Access;
  readonly database: DatabasePool;
  readonly ids: IdSource;
}

const ROLES = rolesThatMay("organization.enter");

/** Whether an organization needs second factors of its staff (ACCOUNT-36). */
export function createFactorRuleHandlers(
  deps: FactorRuleDeps,
): Pick<Handlers, "readFactorRule" | "writeFactorRule"> {
  const { access, database, ids } = deps;
  const read = (scope: StaffScope): Promise<FactorRule> =>
    inTransaction(database, reachOf(scope), (queries) => READ.one(queries, ROLES, scope.organizationId));
  return {
    readFactorRule: async ({ visitor }) =>
      answer(await read(await requireStaffScope(access, visitor, ENDPOINTS.readFactorRule.permission))),
    writeFactorRule: async ({ body: { isNeeded }, visitor }) => {
      const scope = await requireStaffScope(access, visitor, ENDPOINTS.writeFactorRule.permission);
      const { organizationId, userId, employment } = scope;
      // Else who says so would shut themselves out with the others.
      if (isNeeded && !employment.session.isTwoFactor) throw refused(FACTOR_OWN_FIRST);
      await inTransaction(database, { organizationId }, async (queries) => {
        await WRITE.run(queries, isNeeded, organizationId);
        const entry = { id: ids.ulid(), actorId: userId, action: "organization.factor_rule" };
        const detail = { needs_factor: isNeeded };
        await writeAudit(queries, { ...entry, subject: organizationId, detail }, visitor.now);
      });
      return answer(await read(scope));
    },
  };
}

const READ = statement(
  "factor.readRule",
  `select o.needs_factor as "isNeeded",
          (select count(*)::int from employees e
            where e.role = any ($1)
              and not exists (select from second_factors f where f.user_id = e.user_id and f.confirmed_at is not null)
          ) as without
     from organizations o where o.id = $2`,
  ["isNeeded", "without"],
);

const WRITE = statement("factor.writeRule", "update organizations set needs_factor = $1 where id = $2");
