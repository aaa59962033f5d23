import type { Queries } from "#adapters/server/db/prepared.ts";
import { statement } from "#adapters/server/db/statement.ts";

/** Whether there is such an organization at all, within a transaction of it. */
export async function existsOrganization(queries: Queries): Promise<boolean> {
  return (await FIND_ORGANIZATION.run(queries)) === 1;
}

const FIND_ORGANIZATION = statement("organization.find", "select from organizations where id = tenant()");
