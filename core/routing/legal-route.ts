import { LEGAL_DOCUMENTS, type LegalDocument } from "#core/legal/legal-text.ts";
import type { RouteId } from "./route-id.ts";

/** The document that a page of a shop shows; null where it is no legal page. */
export function legalDocumentOf(route: RouteId | null): LegalDocument | null {
  return LEGAL_DOCUMENTS.find((document) => route === `shop.${document}`) ?? null;
}

/** The document of a legal page by its address, at a shop and elsewhere. */
export function legalDocumentAt(path: string): LegalDocument {
  return LEGAL_DOCUMENTS.find((document) => path.endsWith(`/${document}`)) ?? "terms";
}
