import type { Log } from "#adapters/server/db/log.ts";

/** A log that forgets everything. */
export const SILENT_LOG: Log = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
