import { writeAudit } from "#adapters/server/account/organization/audit.queries.ts";
import { requireStaffScope, type StaffScope } from "#adapters/server/account/organization/staff-scope.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import { forbidden, invalid, notFound } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import { sendTabletCookie } from "#adapters/server/http/visitor/cookies.ts";
import { hashSessionToken, newToken } from "#adapters/server/http/visitor/secrets.ts";
import { isLocationOfTenant } from "#adapters/server/location/locations.queries.ts";
import { requireLocation, type LocationAccess } from "#adapters/server/location/require-location.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import { pinProblem } from "#core/account/tablet/staff-pin.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { type EmployeeId, type TabletId, toId } from "#core/kernel/id.ts";
import { hashPassword } from "../password/password-hash.ts";
import { provePassword } from "../password/prove-password.ts";
import { switchPerson, tabletOf, type SwitchDeps } from "./switch-person.ts";
import { deleteTablet, hasPin, insertTablet, listTablets, writePin } from "./tablets.queries.ts";

interface TabletDeps extends SwitchDeps, LocationAccess {
  readonly ids: IdSource;
}

type TabletHandlers = Pick<
  Handlers,
  "readTablet" | "switchPerson" | "readPin" | "writePin" | "listTablets" | "shareTablet" | "revokeTablet"
>;

/** PINs of staff, and the tablets on which they switch by them. Every change is audited. */
export function createTabletHandlers(deps: TabletDeps): TabletHandlers {
  const { access, database, ids } = deps;
  return {
    readTablet: async ({ visitor, request }) => {
      const found = await tabletOf(database, request, visitor);
      if (found === null) return answer({ place: null });
      const { locationName, people } = found.tablet;
      return answer({ place: { locationName, people } });
    },
    switchPerson: async ({ body, visitor, request, reply }) => {
      await switchPerson(deps, body, { visitor, request, reply });
      return answer(null);
    },
    readPin: async ({ visitor }) => {
      const workplace = await requireStaffScope(access, visitor, ENDPOINTS.readPin.permission);
      const employeeId = employeeOf(workplace);
      const isSet = await inTransaction(
        database,
        { organizationId: workplace.organizationId },
        async (queries) => employeeId !== null && (await hasPin(queries, employeeId)),
      );
      return answer({ isSet });
    },
    writePin: async ({ body: { password, pin }, visitor }) => {
      const workplace = await requireStaffScope(access, visitor, ENDPOINTS.writePin.permission);
      const { organizationId, userId } = workplace;
      const employeeId = employeeOf(workplace);
      // An admin from outside is nobody's colleague.
      if (employeeId === null) throw forbidden();
      await provePassword(deps, userId, password);
      const problem = pin === null ? null : pinProblem(pin);
      if (problem !== null) throw invalid({ pin: [problem] });
      const pinHash = pin === null ? null : await deps.passwords(() => hashPassword(pin));
      await inTransaction(database, { organizationId }, async (queries) => {
        await writePin(queries, employeeId, pinHash, visitor.now);
        const action = pinHash === null ? "pin.remove" : "pin.set";
        const entry = { id: ids.ulid(), actorId: userId, action, subject: employeeId, detail: {} };
        await writeAudit(queries, entry, visitor.now);
      });
      return answer({ isSet: pinHash !== null });
    },
    listTablets: async ({ visitor, request }) => {
      const { organizationId, locationIds } = await requireStaffScope(
        access,
        visitor,
        ENDPOINTS.listTablets.permission,
      );
      const own = (await tabletOf(database, request, visitor))?.tablet.id;
      const tablets = await inTransaction(database, { organizationId }, (queries) =>
        listTablets(queries, visitor.now),
      );
      const theirs = tablets.filter(
        ({ locationId }) => locationIds === null || locationIds.includes(locationId),
      );
      return answer({
        data: theirs.map(({ id, locationId, sharedAt, usedAt }) => ({
          id,
          locationId,
          sharedAt,
          usedAt,
          isThis: id === own,
        })),
      });
    },
    shareTablet: async ({ params, visitor, request, reply }) => {
      const workplace = await requireStaffScope(access, visitor, ENDPOINTS.shareTablet.permission);
      await requireLocation(deps, workplace, params.id);
      const { organizationId, userId } = workplace;
      const token = newToken();
      const former = await tabletOf(database, request, visitor);
      const [id, auditId] = [ids.ulid(), ids.ulid()];
      const tablet = { id: toId<TabletId>(id), locationId: params.id };
      await inTransaction(database, { organizationId }, async (queries) => {
        if (!(await isLocationOfTenant(queries, params.id))) throw notFound();
        const made = { ...tablet, tokenHash: hashSessionToken(token, visitor.hostName) };
        await insertTablet(queries, made, former?.tokenHash ?? null, visitor.now);
        const detail = { locationId: params.id };
        const entry = { id: auditId, actorId: userId, action: "tablet.share", subject: id, detail };
        await writeAudit(queries, entry, visitor.now);
      });
      sendTabletCookie(reply, token, deps.secure);
      return answer({ ...tablet, sharedAt: visitor.now, usedAt: visitor.now, isThis: true });
    },
    revokeTablet: async ({ params, visitor }) => {
      const workplace = await requireStaffScope(access, visitor, ENDPOINTS.revokeTablet.permission);
      const { organizationId, userId, locationIds } = workplace;
      const auditId = ids.ulid();
      await inTransaction(database, { organizationId }, async (queries) => {
        if (!(await deleteTablet(queries, params.id, locationIds))) throw notFound();
        const entry = {
          id: auditId,
          actorId: userId,
          action: "tablet.revoke",
          subject: params.id,
          detail: {},
        };
        await writeAudit(queries, entry, visitor.now);
      });
      return answer(null);
    },
  };
}

function employeeOf({ employment: { employee } }: StaffScope): EmployeeId | null {
  return employee === null ? null : toId<EmployeeId>(employee.id);
}
