import { requireStaffScope } from "#adapters/server/account/organization/staff-scope.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { inTransaction } from "#adapters/server/db/transaction.ts";
import type { Access } from "#adapters/server/http/access.ts";
import { answer, type Handlers } from "#adapters/server/http/handler.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import type { PushKeys } from "./push-keys.ts";
import { dropPushDevice, isPushOn, keepPushDevice } from "./push.queries.ts";

interface PushDeps {
  readonly access: Access;
  readonly database: DatabasePool;
  readonly ids: IdSource;
  readonly pushKeys: PushKeys;
}

/** Web push to the devices of staff (BOARD-27). */
export function createPushHandlers({
  access,
  database,
  ids,
  pushKeys: { publicKey },
}: PushDeps): Pick<Handlers, "readPush" | "switchPush"> {
  return {
    readPush: async ({ visitor }) => {
      const { organizationId, employment } = await requireStaffScope(
        access,
        visitor,
        ENDPOINTS.readPush.permission,
      );
      const isOn = await inTransaction(database, { organizationId }, (queries) =>
        isPushOn(queries, organizationId, employment.session.tokenHash),
      );
      return answer({ publicKey, isOn });
    },
    switchPush: async ({ body: { device }, visitor }) => {
      const workplace = await requireStaffScope(access, visitor, ENDPOINTS.switchPush.permission);
      const { organizationId, userId, locationIds, employment } = workplace;
      const sessionHash = employment.session.tokenHash;
      const id = ids.ulid();
      await inTransaction(database, { organizationId }, (queries) =>
        device === null
          ? dropPushDevice(queries, organizationId, sessionHash)
          : keepPushDevice(
              queries,
              { ...device, id, organizationId, sessionHash, userId, locationIds },
              visitor.now,
            ),
      );
      return answer({ publicKey, isOn: device !== null });
    },
  };
}
