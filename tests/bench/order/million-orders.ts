import { createHash } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withOwner } from "#adapters/server/db/owner.ts";
import { toId, type UserId } from "#core/kernel/id.ts";
import { makeManyOrders } from "#tests/support/database/many-orders.ts";
import { rowsOf } from "#tests/support/database/rows.ts";
import { startBenchSite, type BenchSite } from "../bench-site.ts";

export const MILLION = 1_000_000;

/** A server on a database of a million orders, and the customer who has them. */
export interface MillionOrders extends Pattern {
  readonly site: BenchSite;
}

/**
 * Starts a server on a million orders. They are made once and kept between runs: DINER_BENCH_ORDERS names their directory,
 * else one in the system's for temporary files.
 */
export async function startMillionOrders(): Promise<MillionOrders> {
  const site = await startBenchSite({}, await keptHome());
  try {
    const pattern = await patternOf(site);
    await removeLeftOrders(site, pattern.userId);
    return { site, ...pattern };
  } catch (error) {
    await site.stop();
    throw error;
  }
}

// What they are made by is part of the name, so that others are made when that changes.
async function keptHome(): Promise<string> {
  const asked = process.env["DINER_BENCH_ORDERS"];
  if (asked !== undefined && asked !== "") return asked;
  const maker = await readFile(join(import.meta.dirname, "../../support/database/many-orders.ts"));
  const version = createHash("sha256").update(maker).digest("hex").slice(0, 12);
  const root = join(tmpdir(), `diner-bench-orders-${version}`);
  await mkdir(root, { recursive: true, mode: 0o755 });
  return join(root, "data");
}

// What an earlier run ordered is at the head of every list, and pauses its location once it expires (ORDER-7).
async function removeLeftOrders({ owner }: BenchSite, userId: UserId): Promise<void> {
  await withOwner(owner, async (client) => {
    const tables = await rowsOf<{ name: string }>(
      client,
      `select t.relname as name from pg_class t join pg_attribute c on c.attrelid = t.oid and c.attname = 'order_id'
        where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace`,
    );
    await client.query("begin; set local session_replication_role = replica");
    await client.query(
      `create temp table left_orders on commit drop as
        select organization_id, id from orders where user_id is distinct from '${userId}'`,
    );
    const written = [...tables.map(({ name }) => [name, "order_id"]), ["orders", "id"]] as const;
    for (const [name, column] of written)
      await client.query(
        `delete from ${name} t using left_orders l where t.organization_id = l.organization_id and t.${column} = l.id`,
      );
    await client.query("commit");
    await client.query(
      "update locations set ordering_mode = 'online' where ordering_reason = 'not_answered'",
    );
    for (const [name] of written) await client.query(`vacuum analyze ${name}`);
  });
}

interface Pattern {
  readonly userId: UserId;
  readonly count: number;
}

/** Whose orders there are, and how many; made where there are too few. */
async function patternOf(site: BenchSite): Promise<Pattern> {
  const known = await readPattern(site);
  if (known !== null && known.count >= MILLION) return known;
  const [orderer] = await site.newOrderers(1);
  if (orderer === undefined) throw new Error("No customer was made");
  const { id } = await orderer.orderOnce();
  orderer.close();
  await makeManyOrders(site.owner, id, MILLION);
  const made = await readPattern(site);
  if (made === null) throw new Error("No orders were made");
  return made;
}

function readPattern({ owner }: BenchSite): Promise<Pattern | null> {
  return withOwner(owner, async (client) => {
    const [row] = await rowsOf<{ userId: string; count: number }>(
      client,
      `select user_id as "userId", count(*)::int as count from orders group by user_id order by 2 desc limit 1`,
    );
    return row === undefined ? null : { userId: toId<UserId>(row.userId), count: row.count };
  });
}
