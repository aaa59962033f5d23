import type { Client } from "pg";
import type { SocketConnection } from "#adapters/server/db/connection.ts";
import { withOwner } from "#adapters/server/db/owner.ts";
import { findRestlessSessions, findViolations } from "#tests/support/database/invariants.ts";
import type { AcknowledgedMove, AcknowledgedOrder, RoundRecord } from "./round-record.ts";

/** What became of the orders of a round. */
export interface Verdict {
  readonly acknowledged: number;
  /** Acknowledged, but not in the database as acknowledged. */
  readonly lost: number;
  /** In the database, but never acknowledged. */
  readonly doubled: number;
  readonly broken: readonly string[];
}

const MAX_ROWS = 3;

/** Compares acknowledged orders and moves with the database and looks for broken invariants, after all requests have ended. */
export async function verify(
  owner: SocketConnection,
  userIds: readonly string[],
  record: RoundRecord,
): Promise<Verdict> {
  const { lost, made, moves } = await withOwner(owner, async (client) => ({
    lost: await lostOrders(client, record.orders),
    made: await countOrders(client, userIds),
    moves: await lostMoves(client, record.moves),
  }));
  const doubled = Math.max(0, made - record.orders.length + lost.length);
  const violations = [...(await findViolations(owner)), ...(await findRestlessSessions(owner))];
  return {
    acknowledged: record.orders.length,
    lost: lost.length,
    doubled,
    broken: [
      ...record.broken,
      ...lost.map(
        (order) => `INVARIANT-1 An acknowledged order is not as it was answered: ${JSON.stringify(order)}`,
      ),
      ...(doubled > 0 ? [`INVARIANT-2 ${doubled} orders were never acknowledged`] : []),
      ...moves.map(
        (move) => `INVARIANT-7 An acknowledged move is not in the history: ${JSON.stringify(move)}`,
      ),
      ...violations.map(
        ({ invariant, rows }) =>
          `${invariant}: ${rows.length} rows, such as ${JSON.stringify(rows.slice(0, MAX_ROWS))}`,
      ),
    ],
  };
}

async function lostOrders(
  client: Client,
  orders: readonly AcknowledgedOrder[],
): Promise<readonly AcknowledgedOrder[]> {
  const { rows } = await client.query<{ told: AcknowledgedOrder }>(
    `select told from jsonb_array_elements($1::jsonb) told
      where not exists (
        select from orders o
          join idempotency_keys k on k.organization_id = o.organization_id and k.order_id = o.id and k.user_id = o.user_id
          join order_numbers n on n.organization_id = o.organization_id and n.order_id = o.id
         where o.id = told->>'id' and o.user_id = told->>'userId' and k.key = told->>'key'
           and o.total = (told->>'total')::numeric and spoken_number(n.prefix, n.n) = told->>'number'
           and (select count(*) from order_lines l where l.organization_id = o.organization_id and l.order_id = o.id)
               = (told->>'lines')::int)`,
    [JSON.stringify(orders)],
  );
  return rows.map(({ told }) => told);
}

async function countOrders(client: Client, userIds: readonly string[]): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    "select count(*) from orders where user_id = any($1)",
    [userIds],
  );
  return Number(rows[0]?.count ?? 0);
}

async function lostMoves(
  client: Client,
  moves: readonly AcknowledgedMove[],
): Promise<readonly AcknowledgedMove[]> {
  const { rows } = await client.query<{ told: AcknowledgedMove }>(
    `select told from jsonb_array_elements($1::jsonb) told
      where not exists (select from events e where e.order_id = told->>'orderId'
                           and e.version = (told->>'version')::int and e.type = told->>'event')`,
    [JSON.stringify(moves)],
  );
  return rows.map(({ told }) => told);
}
