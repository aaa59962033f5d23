import sharp from "sharp";

/** A photograph as a camera writes it: colors that run into each other, so that no form of it is empty. */
export function aPhoto(width: number, height: number): Promise<Buffer> {
  const colors = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><radialGradient id="g"><stop offset="0" stop-color="#f4d9a0"/><stop offset="1" stop-color="#7a3b12"/></radialGradient></defs>
    <rect width="100%" height="100%" fill="#3b2a20"/><circle cx="50%" cy="50%" r="38%" fill="#f2f0ec"/>
    <circle cx="50%" cy="50%" r="30%" fill="url(#g)"/></svg>`;
  return sharp(Buffer.from(colors)).jpeg().toBuffer();
}

/** One that a phone took upright and wrote lying, as large as phones write them. */
export async function aLargePhoto(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  return sharp({ create: { width: 4032, height: 3024, channels: 3, background: "#808080", noise } })
    .jpeg({ quality: 90 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}
