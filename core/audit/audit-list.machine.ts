import type { ActorRefFrom } from "xstate";
import { portActor } from "#core/kernel/port-actor.ts";
import type { Page } from "#core/kernel/page.ts";
import { pollingChart, pollingSetup } from "#core/polling/polling.ts";
import type { AuditEntry, AuditQuery } from "./audit-log.ts";
import type { AuditPort } from "./audit.ports.ts";

/** How often the page on screen is read again, in milliseconds. */
const AUDIT_REFRESH_MS = 60_000;

/** The running list. */
export type AuditListActor = ActorRefFrom<typeof auditListMachine>;

/** A page of the audit log. The page before stays on screen while another is read. */
export const auditListMachine = pollingSetup<AuditQuery, Page<AuditEntry>>().createMachine(
  pollingChart<AuditQuery, Page<AuditEntry>>("auditList", AUDIT_REFRESH_MS),
);

/** The machine with the server behind it. */
export function connectAuditList(audit: AuditPort): typeof auditListMachine {
  return auditListMachine.provide({
    actors: { load: portActor((query, signal) => audit.list(query, signal)) },
  });
}
