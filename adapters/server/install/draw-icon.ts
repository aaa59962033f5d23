import type { AppIcon, IconDrawing } from "#core/install/app-icon.ts";
import { CAPITAL_HEIGHT, LETTER_OUTLINES } from "./letter-outlines.ts";

const WHITE = "#fff";
// The square that is drawn on, before it is made as large as it is asked for.
const SQUARE = 512;
type LetterIcon = Pick<IconDrawing, "letter" | "background">;

interface IconLook {
  readonly corner: number;
  readonly capitals: number;
  /** The side of the square that a logo is drawn into. */
  readonly logo: number;
}

// A square of its own has round corners, and room for a larger letter; of a maskable one a circle of 80 % stays for sure.
const LOOKS: Readonly<Record<AppIcon["purpose"], IconLook>> = {
  any: { corner: 112, capitals: 264, logo: 384 },
  maskable: { corner: 0, capitals: 216, logo: 290 },
};
const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 } as const;
// A plate, for names without a letter.
const PLATE = `<circle cx="256" cy="256" r="140" fill="none" stroke="#fff" stroke-width="22"/><circle cx="256" cy="256" r="82" fill="#fff"/>`;

/** An icon as a picture of vectors. */
export function iconVectors({ letter, background }: LetterIcon, purpose: AppIcon["purpose"]): string {
  const { corner, capitals } = LOOKS[purpose];
  const outline = letter === null ? undefined : LETTER_OUTLINES[letter];
  return squareVectors(
    corner,
    background,
    outline === undefined ? PLATE : drawLetter(outline, capitals / CAPITAL_HEIGHT),
  );
}

function squareVectors(corner: number, fill: string, on: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SQUARE}" height="${SQUARE}" viewBox="0 0 ${SQUARE} ${SQUARE}">` +
    `<rect width="${SQUARE}" height="${SQUARE}" rx="${corner}" fill="${fill}"/>${on}</svg>`
  );
}

/** An icon as the PNG that systems show. */
export async function drawIcon(drawing: LetterIcon, { size, purpose }: AppIcon): Promise<Buffer> {
  // Loaded with the first icon: most processes draw a few and keep them.
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(iconVectors(drawing, purpose)))
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An icon that shows a logo: whole on its ground, or filling the square where it has none. */
export async function drawLogoIcon(
  { logo, background }: IconDrawing,
  { size, purpose }: AppIcon,
  bytes: Buffer,
): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const { corner, logo: side } = LOOKS[purpose];
  const isWhole = logo?.ground === "none";
  const square = await sharp(Buffer.from(squareVectors(isWhole ? 0 : corner, background, "")))
    .composite([
      {
        input: await sharp(bytes)
          .resize(isWhole ? SQUARE : side, isWhole ? SQUARE : side, {
            fit: isWhole ? "cover" : "contain",
            background: NOTHING,
          })
          .png()
          .toBuffer(),
      },
      // What is outside of the corners goes.
      ...(isWhole
        ? [{ input: Buffer.from(squareVectors(corner, WHITE, "")), blend: "dest-in" as const }]
        : []),
    ])
    .png()
    .toBuffer();
  return sharp(square).resize(size, size).png({ compressionLevel: 9 }).toBuffer();
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
