import { connectAuditList, type AuditListActor } from "#core/audit/audit-list.machine.ts";
import { RECENT_ENTRIES } from "#core/audit/audit-log.ts";
import type { App } from "../../create-app.ts";
import { createScreenActor } from "../create-screen-actor.ts";

/** The audit log of the organization; its own place says when it could not be read. */
export function createAuditList(app: App): AuditListActor {
  const actor = createScreenActor(app, connectAuditList(app.ports.audit), RECENT_ENTRIES);
  actor.on("polling.failed", ({ error }) => app.ports.reports.report(error, "operations.audit"));
  return actor;
}
