import { auditEntry, auditQuery } from "../../audit/audit.ts";
import { pageOf } from "../../list/page.ts";
import { endpoint } from "../define-endpoint.ts";

/** Who did what in an organization (STAFF-10), and everything that it owns (ARCHIVE-1). */
export const AUDIT_ENDPOINTS = {
  listAudit: endpoint("GET", "/operations/audit", {
    permission: "audit.see",
    summary: "The audit log of the organization, the newest first, by actor, action and period",
    query: auditQuery,
    answer: pageOf(auditEntry),
  }),
  exportOrganization: endpoint("GET", "/operations/archive.zip", {
    permission: "organization.export",
    summary: "Everything that the organization owns, as an archive of CSV and JSON files, piece by piece",
    answerKind: "zip",
  }),
} as const;
