import type { LegalContent } from "#core/legal/legal-text.ts";
import type { Company } from "../company/company.ts";

/** The draft of a document as it is held; version 0 is before the first edit. */
export interface HeldLegalDraft {
  readonly version: number;
  readonly content: LegalContent;
  /** Whom the page names first. */
  readonly company: Company;
}
