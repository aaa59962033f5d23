import { REPORT_LENGTHS } from "#core/contract/report-lengths.ts";
import { hideToken } from "#core/routing/hidden-path.ts";
import type { AppError } from "#core/errors/app-error.ts";

/** Posts a failure, once. */
export type SendReport = (error: AppError, where: string, stack: string | null) => void;

/** The page that reports. */
export interface ReportingPage {
  /** Posts a body to the server, also while the page goes away. */
  send(body: string): void;
  /** The path; a query may hold a token. */
  path(): string;
  /** The build that runs. */
  readonly build: string;
}

// A failure that comes back with every tick is one failure.
const MAX_REPORTS = 20;

/** Posts each failure of a page once, as the contract has it. */
export function createSendReport({ send, path, build }: ReportingPage): SendReport {
  const { short, message, stack: deep } = REPORT_LENGTHS;
  const sent = new Set<string>();
  return (error, where, stack) => {
    const report = JSON.stringify({
      tag: error.tag,
      key: cut(error.key, short),
      message: error.message === null ? null : cut(error.message, message),
      status: "status" in error ? error.status : null,
      where: cut(where, short),
      page: cut(path(), message),
      stack: stack === null ? null : cut(stack, deep),
      build,
    });
    const body = hideToken(report);
    if (sent.has(body) || sent.size === MAX_REPORTS) return;
    sent.add(body);
    send(body);
  };
}

/** Posts the failures of this page to its server. */
export function createBeacon(build: string): SendReport {
  return createSendReport({
    send: (body) => void navigator.sendBeacon("/api/reports", new Blob([body], { type: "application/json" })),
    path: () => location.pathname,
    build,
  });
}

// What the server takes: one line of whole letters.
function cut(text: string, most: number): string {
  return text
    .replace(/\s*\n\s*/gu, " | ")
    .replace(/[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/gu, "?")
    .slice(0, most)
    .replace(/\p{Cs}$/u, "");
}
