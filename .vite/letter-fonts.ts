import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { LETTER_FONTS } from "../ui/design/theme/letters.ts";

const ROOT = join(import.meta.dirname, "..");
const FONT_FILES = join(ROOT, "node_modules/@fontsource-variable/figtree/files");

/** Where they are. */
export const LETTER_FONTS_FOLDER = join(ROOT, ".diner/fonts");

// The weights of ui/design/theme/tokens.ts, and what pages ask of a font besides letters: pairs that stand closer, accents,
// figures of one width. Fractions, old figures and other shapes nobody asks for, and names of the weights; a tenth of the file.
const SUBSET = {
  targetFormat: "woff2",
  variationAxes: { wght: { min: 400, max: 800 } },
  keepFeatures: ["kern", "mark", "mkmk", "ccmp", "liga", "calt", "tnum"],
  noHinting: true,
  dropTables: ["STAT", "gasp"],
} as const;

/** Makes the fonts of some letters alone from the whole ones (ui/design/theme/letters.ts). */
export async function makeLetterFonts(): Promise<void> {
  await mkdir(LETTER_FONTS_FOLDER, { recursive: true });
  for (const [name, { whole, letters }] of Object.entries(LETTER_FONTS)) {
    const font = await subsetFont(await readFile(join(FONT_FILES, whole)), letters, SUBSET);
    await writeFile(join(LETTER_FONTS_FOLDER, `figtree-${name}.woff2`), font);
  }
}
