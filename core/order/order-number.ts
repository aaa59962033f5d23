/** The letter with which the short spoken numbers ("A-042", ORDER-17) of a shop's n-th location begin, counted from 0: A to Z, then AA, AB and on. */
export function locationLetter(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : locationLetter(Math.floor(index / 26) - 1) + letter;
}

/** A short spoken number as somebody typed it. */
export interface SpokenNumber {
  /** In lower case; null where only the count was typed. */
  readonly prefix: string | null;
  readonly count: number;
}

/** Reads "A-042", "a 42" and "42"; null for what is no spoken number. */
export function readSpokenNumber(text: string): SpokenNumber | null {
  const match = /^(?:([A-Za-z]{1,3})[\s-]*)?(\d{1,6})$/.exec(text.trim());
  if (match === null) return null;
  const [, prefix, digits] = match;
  return { prefix: prefix?.toLowerCase() ?? null, count: Number(digits) };
}
