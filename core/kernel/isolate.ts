// Letters written from right to left (Hebrew, Arabic, Syriac, N'Ko, Adlam and their kin) and the marks that set a direction.
// Those beyond U+FFFF are recognized by the first half of their pair.
const TURNS =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefe\ud802\ud803\ud83a\ud83b]/;

/**
 * Makes a typed text safe inside a sentence: a text that could reverse its surroundings is put
 * between the marks that isolate it; any other stays as it is. For plain text only: in the interface the element
 * `<bdi>` or `dir="auto"` does the same.
 */
export function isolate(text: string): string {
  return TURNS.test(text) ? `\u2068${text}\u2069` : text;
}
