import type { Connection } from "./connection.ts";
import { withOwner } from "./owner.ts";

/**
 * Counts the rows of every table again. After many rows came at once the planner still believes in the few there
 * were, and a large menu takes seconds to read.
 */
export async function analyzeTables(owner: Connection): Promise<void> {
  await withOwner(owner, (client) => client.query("analyze"));
}
