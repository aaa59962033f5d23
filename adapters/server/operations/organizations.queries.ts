import type { Queries } from "#adapters/server/db/prepared.ts";
import type { LocationId } from "#core/kernel/id.ts";

// Every statement here runs within a transaction of the organization.

/** Whether there is such an organization at all. */
export async function existsOrganization(queries: Queries): Promise<boolean> {
  const { rowCount } = await queries.query("select from organizations where id = tenant()");
  return rowCount === 1;
}

/** The zone whose calendar days are meant: that of the location's shop, or of the organization's first shop. */
export async function readTimezone(queries: Queries, locationId: LocationId | null): Promise<string> {
  const { rows } = await queries.query<{ timezone: string }>(
    `select s.timezone from shops s
      where s.organization_id = tenant() and ($1::text is null or exists (
        select from locations l where l.organization_id = s.organization_id and l.shop_id = s.id and l.id = $1))
      order by s.id limit 1`,
    [locationId],
  );
  return rows[0]?.timezone ?? "Europe/Bucharest";
}
