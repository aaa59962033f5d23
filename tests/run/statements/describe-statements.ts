import type { Client, Connection, Submittable } from "pg";
import type { DeclaredStatement } from "./collect-statements.ts";
import { readCatalog, type Catalog } from "./catalog.ts";

// By hand: PostgreSQL describes a statement in two messages; @pgtyped/query speaks them over TCP only, to a server with
// a password, and the embedded engine listens on a Unix socket.

/** What PostgreSQL says of a statement, in TypeScript. */
export interface StatementType {
  readonly name: string;
  readonly params: readonly string[];
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

/** What was found: the types of all statements, or why PostgreSQL refuses some. */
export interface Description {
  readonly types: readonly StatementType[];
  readonly refusals: readonly string[];
}

/** A column of a result: the name and, where it comes straight from a table, the table's column. */
interface Field {
  readonly name: string;
  readonly tableID: number;
  readonly columnID: number;
}

// A column of an outer join can be null whatever its table says.
const OUTER_JOIN = /\b(?:left|right|full)\s+(?:outer\s+)?join\b/iu;

/** Asks PostgreSQL for the parameters and columns of each statement on the schema that the client sees. */
export async function describeStatements(
  client: Client,
  statements: readonly DeclaredStatement[],
): Promise<Description> {
  const catalog = await readCatalog(client);
  const types: StatementType[] = [];
  const refusals: string[] = [];
  for (const declared of statements)
    try {
      types.push(await describeOne(client, catalog, declared));
    } catch (error) {
      refusals.push(
        `${declared.place}: the statement ${declared.name} does not fit the schema: ${reasonOf(error)}`,
      );
    }
  return { types, refusals };
}

async function describeOne(
  client: Client,
  catalog: Catalog,
  { name, text, filled }: DeclaredStatement,
): Promise<StatementType> {
  await client.query(`prepare described as ${text}`);
  try {
    const { rows } = await client.query<{ params: readonly number[]; results: readonly number[] | null }>(
      `select parameter_types::oid[]::int[] as params, result_types::oid[]::int[] as results
         from pg_prepared_statements where name = 'described'`,
    );
    const { params = [], results = [] } = rows[0] ?? {};
    const fields = await fieldsOf(client);
    const missing = filled.filter((column) => !fields.some((field) => field.name === column));
    if (missing.length > 0) throw new Error(`it has no column ${missing.join(", ")}`);
    const isOuter = OUTER_JOIN.test(text);
    return {
      name,
      params: params.map((type) => `${catalog.paramType(type)} | null`),
      columns: fields.map((field, index) => {
        const { type, isFilled } = catalog.resultType(results?.[index] ?? 0, field);
        const isNullable = type !== "unknown" && !filled.includes(field.name) && (isOuter || !isFilled);
        return { name: field.name, type: isNullable ? `${type} | null` : type };
      }),
    };
  } finally {
    await client.query("deallocate described");
  }
}

function fieldsOf(client: Client): Promise<readonly Field[]> {
  return new Promise((resolve, reject) => {
    let fields: readonly Field[] = [];
    const statement = {
      submit: (connection: Connection) => {
        connection.describe({ type: "S", name: "described" }, true);
        connection.sync();
      },
      handleRowDescription: (message: { readonly fields: readonly Field[] }) => {
        fields = message.fields;
      },
      handleReadyForQuery: () => resolve(fields),
      handleError: reject,
    } satisfies Submittable & Record<string, unknown>;
    client.query(statement);
  });
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
