import type { Page } from "#core/kernel/page.ts";
import type { AuditEntry, AuditQuery } from "./audit-log.ts";

/** The audit log of the organization that an owner works in. */
export interface AuditPort {
  list(query: AuditQuery, signal: AbortSignal): Promise<Page<AuditEntry>>;
}
