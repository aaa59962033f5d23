import type { OrganizationId } from "#core/kernel/id.ts";
import { LEGAL_DOCUMENTS, type LegalDocument } from "#core/legal/legal-text.ts";
import { SETTINGS_PATH } from "../location/setting-paths.ts";

/** What stands in an address for all legal texts. */
export const LEGAL_PART = "legal";

/** Where the legal texts of an organization are. */
export function legalTextsPath(organizationId: OrganizationId): string {
  return `${SETTINGS_PATH}/${LEGAL_PART}/${organizationId}`;
}

/** Where one of them is. */
export function legalTextPath(organizationId: OrganizationId, document: LegalDocument): string {
  return `${SETTINGS_PATH}/${LEGAL_PART}-${document}/${organizationId}`;
}

/** The legal text that a part of the settings is of; null where it is of none. */
export function legalDocumentOfPart(part: string | undefined): LegalDocument | null {
  return LEGAL_DOCUMENTS.find((document) => part === `${LEGAL_PART}-${document}`) ?? null;
}
