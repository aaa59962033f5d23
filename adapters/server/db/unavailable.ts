/** The database cannot answer now; the call may be tried again, with the same key where it writes. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
  readonly retryAfterSeconds = 1;
}

/** Why nothing can be written. */
export type Trouble = "database_unreachable" | "disk_full" | "disk_failing" | "read_only";

const LOST_SYSTEM_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOENT",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);
// Shutdown, crash, starting up, idle session ended, too many connections, idle in transaction, transaction timeout.
const LOST_STATES = new Set(["57P01", "57P02", "57P03", "57P05", "53300", "25P03", "25P04"]);
// Cancelled by timeout, lock timeout, out of memory.
const BUSY_STATES = new Set(["57014", "55P03", "53200"]);
// Disk full, disk failing, read-only since another server took over.
const WRITE_STATES: ReadonlyMap<string, Trouble> = new Map([
  ["53100", "disk_full"],
  ["58030", "disk_failing"],
  ["25006", "read_only"],
]);
const CONFLICT_STATES = new Set(["40001", "40P01"]);
// What pg and pg-pool throw themselves carries no code.
const LOST_MESSAGES = [
  "Connection terminated",
  "connection error and is not queryable",
  "timeout exceeded when trying to connect",
  "Query read timeout",
  "timeout expired",
  "after calling end on the pool",
  "was closed and is not queryable",
];

/** Whether two transactions got in each other's way, so that trying again from the start is right. */
export function isConflict(error: unknown): boolean {
  return CONFLICT_STATES.has(codeOf(error));
}

/**
 * Whether a named statement no longer fits the database: a migration changed a table under a living server,
 * or a pooler moved the session. Only a new connection heals it.
 */
export function isStalePlan(error: unknown): boolean {
  return isForgottenName(error) || (codeOf(error) === "0A000" && messageOf(error).includes("cached plan"));
}

/** Whether a session does not know a statement by its name, or knows it already though this client never said it. */
export function isForgottenName(error: unknown): boolean {
  return codeOf(error) === "26000" || codeOf(error) === "42P05";
}

/** Whether the connection itself is of no more use. */
export function isConnectionLost(error: unknown): boolean {
  const code = codeOf(error);
  if (LOST_SYSTEM_CODES.has(code) || LOST_STATES.has(code) || code.startsWith("08")) return true;
  return code === "" && LOST_MESSAGES.some((message) => messageOf(error).includes(message));
}

/** Turns "the database is away or overwhelmed" into one error; every other error stays as it is. */
export function toDatabaseError(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable) return error;
  const code = codeOf(error);
  const away =
    isConnectionLost(error) ||
    BUSY_STATES.has(code) ||
    WRITE_STATES.has(code) ||
    isConflict(error) ||
    isStalePlan(error);
  return away
    ? new DatabaseUnavailable(`The database cannot answer: ${messageOf(error)}`, { cause: error })
    : error;
}

/** What an error of the database says about writing. */
export function troubleOf(error: unknown): Trouble {
  const cause = error instanceof DatabaseUnavailable ? error.cause : error;
  return WRITE_STATES.get(codeOf(cause)) ?? "database_unreachable";
}

/**
 * The field `repeats` of a log entry about a failure: a database that is away fails every call and every job alike, which
 * the log need not tell of each. None for any other failure.
 */
export function repeatsOf(error: unknown, of: "call" | "background"): { readonly repeats?: string } {
  return error instanceof DatabaseUnavailable ? { repeats: `${of} ${troubleOf(error)}` } : {};
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
