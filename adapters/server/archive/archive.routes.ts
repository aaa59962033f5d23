import { writeAudit } from "#adapters/server/account/organization/audit.queries.ts";
import { requireStaffScope } from "#adapters/server/account/organization/staff-scope.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import type { Access } from "#adapters/server/http/access.ts";
import { forbidden } from "#adapters/server/http/failures.ts";
import type { Handlers } from "#adapters/server/http/handler.ts";
import type { RateGuard } from "#adapters/server/http/limit/rate-limits.ts";
import { archiveName } from "#core/archive/archive.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { localTimeOf } from "#core/time/local-time.ts";
import { archiveFiles } from "./archive-files.ts";
import { zipStream } from "./zip-stream.ts";

interface ArchiveDeps {
  readonly access: Access;
  readonly database: DatabasePool;
  readonly ids: IdSource;
  readonly limits: RateGuard;
}

/** Everything that an organization owns, as one archive for its owner (ARCHIVE-1). */
export function createArchiveHandlers({
  access,
  database,
  ids,
  limits,
}: ArchiveDeps): Pick<Handlers, "exportOrganization"> {
  return {
    exportOrganization: async ({ visitor, reply }) => {
      const scope = await requireStaffScope(access, visitor, ENDPOINTS.exportOrganization.permission);
      const { organizationId, userId, locationIds } = scope;
      // It is of all locations.
      if (locationIds !== null) throw forbidden();
      await limits.check("archivesPerOrganization", organizationId);
      const { locale, now } = visitor;
      const files = await archiveFiles({ database, organizationId, locale, now });
      const entry = {
        id: ids.ulid(),
        actorId: userId,
        action: "organization.export",
        subject: organizationId,
      };
      await inTransaction(database, { organizationId }, (queries) =>
        writeAudit(queries, { ...entry, detail: {} }, now),
      );
      const { date } = localTimeOf(now, OFFICE_TIMEZONE);
      void reply
        .header("content-disposition", `attachment; filename="${archiveName(date)}"`)
        .header("cache-control", "no-store")
        .type("application/zip")
        .send(zipStream(files));
      return { kind: "taken" };
    },
  };
}
