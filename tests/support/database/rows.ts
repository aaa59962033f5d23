import type { Queries } from "#adapters/server/db/prepared.ts";

/** The rows of a test's own statement. The test names their type and compares their content. */
export async function rowsOf<Row>(
  queries: Queries,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const { rows } = await queries.query(text, [...values]);
  return rows as readonly Row[];
}
