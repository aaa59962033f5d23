import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from "kysely";
import type { Queries } from "./prepared.ts";

/**
 * Kysely over a pool or over one transaction. It builds and runs statements; transactions are begun by
 * `inTransaction` alone, so that none is without its tenant.
 */
export function createKysely<Tables>(queries: Queries): Kysely<Tables> {
  const connection = connectionOver(queries);
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driverOver(connection),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

function connectionOver(queries: Queries): DatabaseConnection {
  return {
    executeQuery: async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => {
      const { rows, rowCount, command } = await queries.query<Row>(sql, parameters);
      const affects =
        command === "INSERT" || command === "UPDATE" || command === "DELETE" || command === "MERGE";
      return affects ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
    },
    streamQuery: () => {
      throw new Error("Rows are not streamed through Kysely");
    },
  };
}

function driverOver(connection: DatabaseConnection): Driver {
  const refuse = (): Promise<never> => Promise.reject(new Error("Begin a transaction with inTransaction"));
  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(connection),
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: () => Promise.resolve(),
    destroy: () => Promise.resolve(),
  };
}
