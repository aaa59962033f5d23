import type { ConsentText } from "#core/consent/consent.ts";
import type { ShownLegalText } from "#core/legal/legal-text.ts";

/** What is read before an answer. */
export interface ConsentWords {
  /** What the answer is given to; null where it is the standard text. */
  readonly text: ConsentText | null;
  /** The organization's own words; null where the standard text stands. */
  readonly own: ShownLegalText | null;
}

/** The standard text, which has no version. */
export const STANDARD_WORDS: ConsentWords = { text: null, own: null };
