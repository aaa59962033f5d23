import type { ReactElement, ReactNode } from "react";

interface LinkedSentenceProps {
  /** The sentence with a place left for its link: `(terms) => t.auth.acceptTerms({ terms })`. */
  readonly sentence: (place: string) => string;
  /** The link. */
  readonly children: ReactNode;
}

// A character that no text holds, so that the place is found again in either language.
const PLACE = "\u{e000}";

/** A sentence with a link inside, at the position that the language gives it. */
export function LinkedSentence({ sentence, children }: LinkedSentenceProps): ReactElement {
  const [before = "", after = ""] = sentence(PLACE).split(PLACE);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
