import { isEveryday } from "#core/errors/app-error.ts";
import type { ReportPort } from "#core/errors/report.ports.ts";
import type { SendReport } from "./send-report.ts";

/** Where reports go: the console always, and the server, which knows what to do with them (ERROR-17). */
export interface ReportSink {
  warn(...words: readonly unknown[]): void;
  /** What posts a report, loaded when it is needed. */
  sender(): Promise<SendReport>;
}

/** Tells failures to those who keep the product running. */
export function createReports({ warn, sender }: ReportSink): ReportPort {
  return {
    report: (error, where, stack = null) => {
      warn(`${where}: ${error.tag} ${error.key}`, error);
      if (isEveryday(error)) return;
      // Without a network there is nobody to tell.
      sender().then(
        (send) => send(error, where, stack),
        () => undefined,
      );
    },
    warn: (text) => warn(text),
  };
}
