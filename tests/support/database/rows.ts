import type { Queries } from "#adapters/server/db/prepared.ts";

/** The rows of a statement of a test's own. The test names their shape, and compares what they hold. */
export async function rowsOf<Row>(
  queries: Queries,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const { rows } = await queries.query(text, [...values]);
  return rows as readonly Row[];
}
