import {
  LEGAL_KINDS,
  LEGAL_PARTS,
  type LegalDocument,
  type LegalKind,
  type LegalPart,
} from "./legal-text.ts";

/** Most characters of the text of a page and of a section's title. */
export const MAX_LEGAL_BODY = 40_000;
export const MAX_LEGAL_TITLE = 120;

/** Most characters of the question of consent, which stands over a page, and of what is said of each topic. */
export const MAX_CONSENT_QUESTION = 600;
export const MAX_CONSENT_TOPIC = 300;

/** How a document is worded. What tells the documents apart stands here alone. */
interface LegalForm {
  readonly kinds: readonly LegalKind[];
  /** The parts that each kind has, with the most characters of each. */
  readonly limits: Readonly<Record<LegalKind, Readonly<Partial<Record<LegalPart, number>>>>>;
}

const OF_PAGES: LegalForm = {
  kinds: LEGAL_KINDS,
  limits: {
    standard: {},
    added: { title: MAX_LEGAL_TITLE, body: MAX_LEGAL_BODY },
    own: { body: MAX_LEGAL_BODY },
  },
};

// Nothing is added to a question: who answers reads one text.
const OF_CONSENT: LegalForm = {
  kinds: ["standard", "own"],
  limits: {
    standard: {},
    added: {},
    own: { body: MAX_CONSENT_QUESTION, analytics: MAX_CONSENT_TOPIC, marketing: MAX_CONSENT_TOPIC },
  },
};

/** The kinds that a document may be of. */
export function legalKinds(document: LegalDocument): readonly LegalKind[] {
  return formOf(document).kinds;
}

/** The parts that a document of a kind has, in the order in which they are read. */
export function legalParts(document: LegalDocument, kind: LegalKind): readonly LegalPart[] {
  return LEGAL_PARTS.filter((part) => legalLimit(document, kind, part) > 0);
}

/** Most characters of a part; 0 where a document of that kind has no such part. */
export function legalLimit(document: LegalDocument, kind: LegalKind, part: LegalPart): number {
  return formOf(document).limits[kind][part] ?? 0;
}

function formOf(document: LegalDocument): LegalForm {
  return document === "consent" ? OF_CONSENT : OF_PAGES;
}
