import { createHash } from "node:crypto";
import type { SocketConnection } from "#adapters/server/db/connection.ts";
import { withOwner } from "#adapters/server/db/owner.ts";

/** What came out of a crowd: for each order its person, lines, total and final state, sorted. */
export async function readOutcomes(
  owner: SocketConnection,
  userIds: readonly string[],
): Promise<readonly string[]> {
  const people = new Map(userIds.map((userId, person) => [userId, person]));
  const rows = await withOwner(owner, (client) =>
    client.query<{ user_id: string; lines: string; total: string; status: string }>(OUTCOMES, [userIds]),
  );
  return rows.rows
    .map(({ user_id, lines, total, status }) => `${people.get(user_id)} | ${lines} | ${total} | ${status}`)
    .toSorted();
}

/** The same text for the same outcomes, and another for any others. */
export function fingerprintOf(outcomes: readonly string[]): string {
  return createHash("sha256").update(outcomes.join("\n")).digest("hex").slice(0, 16);
}

const OUTCOMES = `
  select o.user_id, o.total::text as total, o.status,
         string_agg(concat_ws(' ', l.qty, l.product_id, l.points_used, l.discount, l.line_price), ' + '
                    order by l.product_id, l.line_price, l.points_used) as lines
    from orders o join order_lines l on l.organization_id = o.organization_id and l.order_id = o.id
   where o.user_id = any($1)
   group by o.organization_id, o.id`;
