import type { Queries } from "#adapters/server/db/prepared.ts";
import { plusMillis, type Instant } from "#core/time/instant.ts";

/** Takes or renews the right to do a job; false while another process has it. */
export async function takeLease(
  database: Queries,
  lease: { readonly name: string; readonly holder: string; readonly millis: number },
  now: Instant,
): Promise<boolean> {
  const { rows } = await database.query<{ taken: boolean }>("select take_lease($1, $2, $3, $4) as taken", [
    lease.name,
    lease.holder,
    now,
    plusMillis(now, lease.millis),
  ]);
  return rows[0]?.taken ?? false;
}
