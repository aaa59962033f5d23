import { LEGAL_PAGES, type LegalPageDocument } from "#core/legal/legal-text.ts";
import type { RouteId } from "./route-id.ts";

/** The document that a page of a shop shows; null where it is no legal page. */
export function legalDocumentOf(route: RouteId | null): LegalPageDocument | null {
  return LEGAL_PAGES.find((document) => route === `shop.${document}`) ?? null;
}

/** The document of a legal page by its address, at a shop and elsewhere. */
export function legalDocumentAt(path: string): LegalPageDocument {
  return LEGAL_PAGES.find((document) => path.endsWith(`/${document}`)) ?? "terms";
}
