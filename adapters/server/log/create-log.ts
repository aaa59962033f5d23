import { pino, type Logger } from "pino";
import type { LogLevel } from "#adapters/server/config/settings.ts";

/** The server's log: one JSON line an entry, without headers, bodies or anything personal. */
export function createLog(level: LogLevel): Logger {
  return pino({
    level,
    base: null,
    redact: { paths: ["req.headers", "headers", "password", "email", "phone", "token"], censor: "…" },
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: request.url.split("?")[0],
      }),
    },
  });
}
