import type { AppIcon, IconDrawing } from "#core/install/app-icon.ts";
import { CAPITAL_HEIGHT, LETTER_OUTLINES } from "./letter-outlines.ts";

// The square that is drawn on, before it is made as large as it is asked for.
const SQUARE = 512;
// A square of its own has round corners, and room for a larger letter; of a maskable one a circle of 80 % stays for sure.
const LOOKS: Readonly<Record<AppIcon["purpose"], { readonly corner: number; readonly capitals: number }>> = {
  any: { corner: 112, capitals: 264 },
  maskable: { corner: 0, capitals: 216 },
};
// A plate, for names without a letter.
const PLATE = `<circle cx="256" cy="256" r="140" fill="none" stroke="#fff" stroke-width="22"/><circle cx="256" cy="256" r="82" fill="#fff"/>`;

/** An icon as a picture of vectors. */
export function iconVectors({ letter, background }: IconDrawing, purpose: AppIcon["purpose"]): string {
  const { corner, capitals } = LOOKS[purpose];
  const outline = letter === null ? undefined : LETTER_OUTLINES[letter];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SQUARE}" height="${SQUARE}" viewBox="0 0 ${SQUARE} ${SQUARE}">` +
    `<rect width="${SQUARE}" height="${SQUARE}" rx="${corner}" fill="${background}"/>` +
    (outline === undefined ? PLATE : drawLetter(outline, capitals / CAPITAL_HEIGHT)) +
    `</svg>`
  );
}

/** An icon as the PNG that systems show. */
export async function drawIcon(drawing: IconDrawing, { size, purpose }: AppIcon): Promise<Buffer> {
  // Loaded with the first icon: most processes draw a few and keep them.
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(iconVectors(drawing, purpose)))
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

// In the middle by its own edges, marks above and below included.
function drawLetter(outline: string, scale: number): string {
  const numbers = (outline.match(/-?\d+/gu) ?? []).map(Number);
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  const middleX = (Math.min(...xs) + Math.max(...xs)) / 2;
  const middleY = (Math.min(...ys) + Math.max(...ys)) / 2;
  const middle = SQUARE / 2;
  const place = `translate(${middle - middleX * scale} ${middle + middleY * scale}) scale(${scale} ${-scale})`;
  return `<path transform="${place}" fill="#fff" d="${outline}"/>`;
}
