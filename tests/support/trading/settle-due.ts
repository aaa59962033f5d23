import { SILENT_LOG } from "../database/silent-log.ts";
import { settleOrdersJob } from "#adapters/server/job/settle-orders.ts";
import type { Trading } from "./trading.ts";

/** Settles what is due by the trading clock, as the job of one process does. */
export async function settleDue({ database, clock }: Pick<Trading, "database" | "clock">): Promise<void> {
  const job = settleOrdersJob(database.app, SILENT_LOG);
  while ((await job.run(clock.now())) === "more");
}
