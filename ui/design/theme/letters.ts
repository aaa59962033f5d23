/** The files of the typeface that pages are written in. */
type WholeFont = "figtree-latin-wght-normal.woff2" | "figtree-latin-ext-wght-normal.woff2";

/** A font of some letters of a whole one. */
interface LetterFont {
  readonly whole: WholeFont;
  readonly letters: string;
}

const ALPHABET = "abcdefghijklmnopqrstuvwxyz";

/**
 * Fonts of the letters of Romanian, English and most menus. `common` is less than half of the whole one: each page waits for
 * it, next to its first picture, and on a slow line a file of up to 10 kB comes in one round trip there; each product's
 * button has its dash, each quantity its cross. `rare` is what codes, names and discounts have besides, now and then, and
 * the dot that stands for each letter of a password. Any other letter brings the whole font.
 */
export const LETTER_FONTS = {
  romanian: { whole: "figtree-latin-ext-wght-normal.woff2", letters: "ĂăȘșȚțŞşŢţ" },
  rare: { whole: "figtree-latin-wght-normal.woff2", letters: '"#&*<=>[\\]^_`{|}~ÉÈÊêÑÙù«»½−‘€Â•' },
  common: {
    whole: "figtree-latin-wght-normal.woff2",
    letters: `${ALPHABET}${ALPHABET.toUpperCase()}0123456789 \u00a0.,:;()+-–·/%!?@$'’„“”…→—×âÎîéèñ`,
  },
} as const satisfies Readonly<Record<string, LetterFont>>;

/** The `unicode-range` of some letters, e.g. "U+41-43,U+103". */
export function unicodeRange(letters: string): string {
  const codes = [...new Set(letters)].map((letter) => letter.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const ranges: { from: number; to: number }[] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last?.to === code - 1) last.to = code;
    else ranges.push({ from: code, to: code });
  }
  const hex = (code: number): string => code.toString(16).toUpperCase();
  return ranges
    .map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(",");
}
