/**
 * How many characters a text has: code points, as PostgreSQL's char_length and JSON Schema count, so that an emoji
 * outside the first plane is one wherever a limit is checked.
 */
export function countCharacters(text: string): number {
  return [...text].length;
}

/** Whether a text has at most so many characters; counts only where the answer is open. */
export function isAtMost(text: string, max: number): boolean {
  return text.length <= max || (text.length <= max * 2 && countCharacters(text) <= max);
}

/** Whether a text has at least so many characters; counts only where the answer is open. */
export function isAtLeast(text: string, min: number): boolean {
  return text.length >= min && (text.length >= min * 2 || countCharacters(text) >= min);
}

/** The first `max` characters; none is cut in half. */
export function firstCharacters(text: string, max: number): string {
  return isAtMost(text, max) ? text : [...text].slice(0, max).join("");
}
