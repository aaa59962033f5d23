import { writeAudit } from "#adapters/server/account/organization/audit.queries.ts";
import { requireStaffScope, type StaffScope } from "#adapters/server/account/organization/staff-scope.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import type { Access } from "#adapters/server/http/access.ts";
import { invalid, notFound, refused } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import { staffChangeRefusal, type StaffPlace } from "#core/account/staff/staff.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import type { EmployeeId } from "#core/kernel/id.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import type { Instant } from "#core/time/instant.ts";
import { listInvitations } from "./invitations.queries.ts";
import {
  areLocations,
  deleteEmployee,
  listStaff,
  lockStaff,
  writePlace,
  type StoredMember,
} from "./staff.queries.ts";

/** What changing the staff needs. */
interface StaffDeps {
  readonly access: Access;
  readonly database: DatabasePool;
  readonly ids: IdSource;
}

/** Who works in an organization (STAFF-6, STAFF-7). Every change is audited. */
export function createStaffHandlers(
  deps: StaffDeps,
): Pick<Handlers, "listStaff" | "changeEmployee" | "removeEmployee"> {
  const { access, database } = deps;
  return {
    listStaff: async ({ visitor }) => {
      const scope = await requireStaffScope(access, visitor, ENDPOINTS.listStaff.permission);
      return inTransaction(database, reachOf(scope), async (queries) => {
        const members = (await listStaff(queries)).map(({ userId, ...member }) => ({
          ...member,
          isSelf: userId === scope.userId,
        }));
        return answer({ members, invitations: await listInvitations(queries, visitor.now) });
      });
    },
    changeEmployee: async ({ params: { id }, body, visitor }) => {
      const scope = await requireStaffScope(access, visitor, ENDPOINTS.changeEmployee.permission);
      await inTransaction(database, reachOf(scope), async (queries) => {
        const { role, locationIds } = await requireMember(queries, scope, id, body);
        await requireLocations(queries, body);
        await writePlace(queries, id, body);
        const detail = { from: { role, locationIds }, to: body };
        await audit(deps, queries, scope, { action: "staff.change", id, detail }, visitor.now);
      });
      return answer(null);
    },
    removeEmployee: async ({ params: { id }, visitor }) => {
      const scope = await requireStaffScope(access, visitor, ENDPOINTS.removeEmployee.permission);
      await inTransaction(database, reachOf(scope), async (queries) => {
        const { userId, role, locationIds } = await requireMember(queries, scope, id, null);
        await deleteEmployee(queries, id, userId);
        const detail = { userId, role, locationIds };
        await audit(deps, queries, scope, { action: "staff.remove", id, detail }, visitor.now);
      });
      return answer(null);
    },
  };
}

/** Names of people are in accounts, their places are the organization's. */
export function reachOf({ organizationId }: Pick<StaffScope, "organizationId">): {
  readonly organizationId: string;
  readonly scope: string;
} {
  return { organizationId, scope: "accounts" };
}

/** What somebody is who changes the staff. */
export function placeOf({ employment, locationIds }: StaffScope): StaffPlace {
  return { role: employment.role, locationIds };
}

/** Refuses a place at locations that the organization does not have. */
export async function requireLocations(queries: Queries, { locationIds }: StaffPlace): Promise<void> {
  if (locationIds === null) return;
  if (locationIds.length === 0) throw invalid({ locationIds: ["validation.staff_locations"] });
  if (!(await areLocations(queries, locationIds))) throw invalid({ locationIds: ["validation.invalid"] });
}

async function requireMember(
  queries: Queries,
  scope: StaffScope,
  id: EmployeeId,
  next: StaffPlace | null,
): Promise<StoredMember> {
  await lockStaff(queries);
  const staff = await listStaff(queries);
  const member = staff.find((one) => one.id === id);
  if (member === undefined) throw notFound();
  const refusal = staffChangeRefusal(placeOf(scope), staff, id, next);
  if (refusal !== null) throw refused(refusal);
  return member;
}

async function audit(
  { ids }: Pick<StaffDeps, "ids">,
  queries: Queries,
  { userId }: StaffScope,
  { action, id, detail }: { readonly action: string; readonly id: EmployeeId; readonly detail: unknown },
  now: Instant,
): Promise<void> {
  await writeAudit(queries, { id: ids.ulid(), actorId: userId, action, subject: id, detail }, now);
}
