/** Where a database is: a URL, or the directory of a Unix socket. The form that `pg` takes. */
export type Connection = UrlConnection | SocketConnection;

/** A database that an operator named. */
export interface UrlConnection {
  readonly connectionString: string;
}

/** A database of the embedded engine. */
export interface SocketConnection {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
}

/** The role that owns the schema of the embedded engine, its superuser. */
export const OWNER_ROLE = "diner_owner";

/** The role that requests run as: no DDL, subject to row-level security. */
export const APP_ROLE = "diner_app";

/** The role that owns the `security definer` functions: no superuser, cannot sign in. */
export const FUNCTIONS_ROLE = "diner_functions";
