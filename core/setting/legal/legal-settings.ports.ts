import type { LegalContent, LegalDocument, LegalHistory, WholeLegalVersion } from "#core/legal/legal-text.ts";
import type { HeldLegalDraft } from "./legal-draft.ts";

/** The legal texts of the organization that somebody works in. */
export interface LegalSettingsPort {
  readLegalDraft(document: LegalDocument, signal: AbortSignal): Promise<HeldLegalDraft>;
  /** Rejects with Refused `setting.version_conflict` where somebody wrote it after that version. */
  writeLegalDraft(
    document: LegalDocument,
    version: number,
    content: LegalContent,
    signal: AbortSignal,
  ): Promise<HeldLegalDraft>;
  listLegalVersions(document: LegalDocument, signal: AbortSignal): Promise<LegalHistory>;
  readLegalVersion(document: LegalDocument, number: number, signal: AbortSignal): Promise<WholeLegalVersion>;
  /** Publishes the draft at that version; rejects as a write does. What is public already stays without a new number. */
  publishLegalDraft(document: LegalDocument, version: number, signal: AbortSignal): Promise<void>;
}
