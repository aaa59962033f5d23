import { createHash } from "node:crypto";
import type { QueryResult } from "pg";

/** What a statement answered. */
export interface Rows {
  readonly rows: readonly unknown[];
  /** Rows returned or changed; null for statements that do neither. */
  readonly rowCount: number | null;
}

/**
 * Sends texts to the database; values stand for `$1`, `$2`, … A pool, a transaction or a client of `pg`. What rows are
 * is known of declared statements alone (`statement.ts`).
 */
export interface Queries {
  query(text: string, values?: unknown[]): Promise<Rows>;
}

/** The part of a `pg` client that statements go through. */
export interface StatementClient {
  query(statement: SentStatement): Promise<QueryResult>;
}

/** One statement as `pg` takes it; the same name is always the same text. */
export interface SentStatement {
  readonly name?: string;
  readonly text: string;
  readonly values: unknown[];
  /** How long the client waits for the answer; without it as long as its pool waits. */
  readonly query_timeout?: number;
}

// A connection keeps each named statement until it closes, so texts of ever new length (lists of ids) must not all be kept.
const MAX_NAMES = 500;

/** Gives each text its name, up to 500 texts; later ones run unnamed. */
export interface StatementNames {
  nameOf(text: string): string | undefined;
  /** From now on every statement runs unnamed: a pooler does not keep names. */
  giveUp(): void;
}

/** A book of names, one for all connections of a pool; `named` false gives none. */
export function createStatementNames(named = true): StatementNames {
  const names = new Map<string, string>();
  let isOver = !named;
  return {
    giveUp: () => {
      isOver = true;
    },
    nameOf: (text) => {
      if (isOver) return undefined;
      const known = names.get(text);
      if (known !== undefined || names.size >= MAX_NAMES) return known;
      const name = `q_${createHash("sha256").update(text).digest("base64url").slice(0, 22)}`;
      names.set(text, name);
      return name;
    },
  };
}

/**
 * Wraps a client so that every statement is a named one, which PostgreSQL parses and plans once for each
 * connection: the largest single gain of the order path. `answerMillis` replaces the pool's patience.
 */
export function withPreparedStatements(
  client: StatementClient,
  names: StatementNames,
  answerMillis?: number,
): Queries {
  const patience = answerMillis === undefined ? {} : { query_timeout: answerMillis };
  return {
    query: (text, values = []) => {
      const name = names.nameOf(text);
      return client.query({
        ...(name === undefined ? {} : { name }),
        text,
        values,
        ...patience,
      });
    },
  };
}
