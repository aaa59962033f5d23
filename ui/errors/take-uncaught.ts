import type { App } from "#core/app/create-app.ts";
import { isAppError, toAppError } from "#core/errors/app-error.ts";
import type { ReportPort } from "#core/errors/report.ports.ts";
import { isOwnFailure, type Uncaught } from "#core/errors/uncaught.ts";

/** Sends uncaught errors of our own code to the error page and the report, those of other scripts only to the console. */
export function takeUncaught(event: Event, app: App, reports: ReportPort): void {
  const thrown: unknown =
    event instanceof ErrorEvent ? event.error : "reason" in event ? event.reason : undefined;
  // A call failed, which has its own row in the error catalog.
  if (isAppError(thrown)) return app.root.send({ type: "app.fail", error: thrown, where: "uncaught" });
  const uncaught = toUncaught(event, thrown);
  if (!isOwnFailure(uncaught, location.origin))
    return reports.warn(`Another script failed: ${uncaught.message}`);
  const error = { ...toAppError(thrown), message: uncaught.message };
  reports.report(error, event.type, uncaught.stack);
  app.start();
  app.root.send({ type: "app.crashed", error });
}

function toUncaught(event: Event, thrown: unknown): Uncaught {
  const errorEvent = event instanceof ErrorEvent ? event : null;
  const isError = thrown instanceof Error || thrown instanceof DOMException;
  return {
    name: isError ? thrown.name : "",
    message: isError ? thrown.message : (errorEvent?.message ?? String(thrown)),
    file: errorEvent === null || errorEvent.filename === "" ? null : errorEvent.filename,
    stack: isError ? (thrown.stack ?? null) : null,
  };
}
