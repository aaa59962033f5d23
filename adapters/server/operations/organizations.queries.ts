import type { Queries } from "#adapters/server/db/prepared.ts";

/** Whether there is such an organization at all, within a transaction of it. */
export async function existsOrganization(queries: Queries): Promise<boolean> {
  const { rowCount } = await queries.query("select from organizations where id = tenant()");
  return rowCount === 1;
}
