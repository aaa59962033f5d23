import { writeAudit } from "#adapters/server/account/organization/audit.queries.ts";
import { requireStaffScope } from "#adapters/server/account/organization/staff-scope.ts";
import type { ServerConfig } from "#adapters/server/config/config.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import type { Access } from "#adapters/server/http/access.ts";
import { invalid, messagesOf, notFound } from "#adapters/server/http/failures.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import { redirectOfTarget } from "#adapters/server/page/page-redirect.ts";
import { pageTarget } from "#adapters/server/page/page-target.ts";
import type { ShopDirectory } from "#adapters/server/shop/shop-directory.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import { toId, type RedirectId } from "#core/kernel/id.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { redirectPath, redirectProblems, redirectTarget } from "#core/redirect/redirect.ts";
import { deleteRedirect, insertRedirect, listRedirects, lockRedirects } from "./redirects.queries.ts";

interface RedirectDeps {
  readonly access: Access;
  readonly config: Pick<ServerConfig, "redirectHosts">;
  readonly database: DatabasePool;
  readonly directory: ShopDirectory;
  readonly ids: IdSource;
}

/** Where old paths of shops lead (HOST-12). Every change is audited. */
export function createRedirectHandlers(
  deps: RedirectDeps,
): Pick<Handlers, "findRedirect" | "listRedirects" | "addRedirect" | "removeRedirect"> {
  const { access, config, database, directory, ids } = deps;
  const { redirectHosts } = config;
  return {
    findRedirect: async ({ query: { path }, visitor }) => {
      const found = redirectOfTarget(config, visitor.host, await pageTarget(directory, visitor.host, path));
      return found === null ? answer(null, 204) : answer(found);
    },
    listRedirects: async ({ visitor }) => {
      const scope = await requireStaffScope(access, visitor, ENDPOINTS.listRedirects.permission);
      const { organizationId } = scope;
      const data = await inTransaction(database, { organizationId }, listRedirects);
      return answer({ data, hosts: redirectHosts });
    },
    addRedirect: async ({ body, visitor }) => {
      const scope = await requireStaffScope(access, visitor, ENDPOINTS.addRedirect.permission);
      const { organizationId, userId } = scope;
      await inTransaction(database, { organizationId }, async (queries) => {
        await lockRedirects(queries, organizationId);
        const problems = redirectProblems(body, await listRedirects(queries), redirectHosts);
        const path = redirectPath(body.path);
        const to = redirectTarget(body.to, redirectHosts);
        if (path === null || to === null || Object.keys(problems).length > 0)
          throw invalid(messagesOf({ ...problems }));
        const id = toId<RedirectId>(ids.ulid());
        const detail = { path, to, status: body.status };
        await insertRedirect(queries, { id, ...detail });
        const entry = { id: ids.ulid(), actorId: userId, action: "redirect.add", subject: id, detail };
        await writeAudit(queries, entry, visitor.now);
      });
      return answer(null);
    },
    removeRedirect: async ({ params: { id }, visitor }) => {
      const scope = await requireStaffScope(access, visitor, ENDPOINTS.removeRedirect.permission);
      const { organizationId, userId } = scope;
      await inTransaction(database, { organizationId }, async (queries) => {
        const detail = await deleteRedirect(queries, id);
        if (detail === null) throw notFound();
        const entry = { id: ids.ulid(), actorId: userId, action: "redirect.remove", subject: id, detail };
        await writeAudit(queries, entry, visitor.now);
      });
      return answer(null);
    },
  };
}
