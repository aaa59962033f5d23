import { pino, type DestinationStream, type Logger, type LoggerOptions } from "pino";
import type { LogLevel } from "#adapters/server/config/settings.ts";
import { hideToken } from "#core/routing/hidden-path.ts";
import { createErrorReports } from "./error-reports.ts";
import { createOnceAMinute } from "./once-a-minute.ts";

/** How the log names a request and an address. */
export const LOG_SERIALIZERS = {
  req: (request: { readonly method: string; readonly url: string }) => ({
    method: request.method,
    path: hideToken(request.url.split("?")[0] ?? ""),
  }),
  path: (path: unknown) => hideToken(String(path)),
};

/**
 * The server's log: one JSON line an entry, without headers, bodies, tokens or anything personal. With a `reportUrl` errors
 * are posted there too. A lasting failure (a field `repeats`) is logged once a minute.
 */
export function createLog(level: LogLevel, reportUrl: string | null): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    hooks: { logMethod: createOnceAMinute(() => performance.now()) },
    redact: { paths: ["req.headers", "headers", "password", "email", "phone", "token"], censor: "…" },
    serializers: LOG_SERIALIZERS,
  };
  return reportUrl === null ? pino(options) : pino(options, withReports(level, reportUrl));
}

function withReports(level: LogLevel, reportUrl: string): DestinationStream {
  return pino.multistream([
    { level, stream: process.stdout },
    { level: "error", stream: createErrorReports(reportUrl) },
  ]);
}
