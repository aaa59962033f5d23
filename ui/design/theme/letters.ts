/** The files of the typeface that pages are written in. */
export type FontFile = "figtree-latin-wght-normal.woff2" | "figtree-latin-ext-wght-normal.woff2";

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join("");

/**
 * The letters of Romanian, English and most menus: a font of these alone is half of the whole one and fits into the
 * first bytes that a server may send. Any other letter brings the whole font.
 */
export const LETTERS: Readonly<Record<FontFile, string>> = {
  "figtree-latin-wght-normal.woff2": `${ASCII}\u00a0ÂâÎîÉéÈèÊêÑñÙù«»·×½–—‘’“”„…€−→`,
  "figtree-latin-ext-wght-normal.woff2": "ĂăȘșȚțŞşŢţ",
};

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
