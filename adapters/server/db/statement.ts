import type { Queries, Rows } from "./prepared.ts";
import type { StatementTypes } from "./statement-types.generated.ts";

/**
 * One statement of ours. What its values and rows are stands in `statement-types.generated.ts`, which
 * `npm run types` writes from what PostgreSQL says of the text on the newest schema.
 */
export interface Statement<Params extends readonly unknown[], Row> {
  rows(queries: Queries, ...values: Params): Promise<readonly Row[]>;
  /** The first row, or null when there is none. */
  first(queries: Queries, ...values: Params): Promise<Row | null>;
  /** The first row; throws when there is none. */
  one(queries: Queries, ...values: Params): Promise<Row>;
  /** Runs it for what it does; answers how many rows it changed or found. */
  run(queries: Queries, ...values: Params): Promise<number>;
}

type ParamsOf<Name extends keyof StatementTypes> = StatementTypes[Name]["params"];
type RowOf<Name extends keyof StatementTypes> = StatementTypes[Name]["row"];

/**
 * Declares a statement under a name of its own. Name, text and columns are written out as literals, since
 * `npm run types` reads them from the source. Columns that PostgreSQL cannot know to be filled (expressions, results of
 * functions, outer joins) are nullable unless they are named in `filled`; a row that has null there is refused.
 */
export function statement<Name extends keyof StatementTypes>(
  name: Name,
  text: string,
  filled: readonly (keyof RowOf<Name>)[] = [],
): Statement<ParamsOf<Name>, RowOf<Name>> {
  // One awaited call a statement: a layer of promises for each of these costs a percent of an order's garbage.
  function checked(answer: Rows): readonly RowOf<Name>[] {
    // The one assertion of a row's type: the check has asked PostgreSQL for it.
    const found = answer.rows as readonly RowOf<Name>[];
    for (const column of filled)
      for (const row of found)
        if (row[column] === null) throw new Error(`${name} answered null as ${String(column)}`);
    return found;
  }
  return {
    rows: async (queries, ...values) => checked(await queries.query(text, values)),
    first: async (queries, ...values) => checked(await queries.query(text, values))[0] ?? null,
    one: async (queries, ...values) => {
      const row = checked(await queries.query(text, values))[0];
      if (row === undefined) throw new Error(`${name} answered no row`);
      return row;
    },
    run: async (queries, ...values) => (await queries.query(text, values)).rowCount ?? 0,
  };
}
