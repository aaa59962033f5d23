import type { ShopId } from "#core/kernel/id.ts";
import type { LegalDocument, ShownLegalVersion } from "./legal-text.ts";

/** The legal texts of shops as visitors read them. */
export interface LegalPagePort {
  /** What a visitor reads of a document, in the language of the page; null where only the standard text is there. */
  showLegalText(
    shopId: ShopId,
    document: LegalDocument,
    signal: AbortSignal,
  ): Promise<ShownLegalVersion | null>;
}
