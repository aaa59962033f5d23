import type { ReportPort } from "#core/errors/report.ports.ts";

/** Where reports go: the console always, the service only where one is configured (spec §8). */
export interface ReportSink {
  warn(...words: readonly unknown[]): void;
  /** Null without an error-reporting service. */
  readonly send: ((report: string) => void) | null;
  /** The path of the page, for the report; a query may hold a token. */
  readonly page: () => string;
}

/** Tells failures to those who keep the product running. */
export function createReports(sink: ReportSink): ReportPort {
  return {
    report: (error, where) => {
      sink.warn(`${where}: ${error.tag} ${error.key}`, error);
      sink.send?.(JSON.stringify({ error, where, page: sink.page() }));
    },
    warn: (text) => sink.warn(text),
  };
}
