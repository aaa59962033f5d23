/** What a picture's own first bytes say that it is; null for anything else, whatever its name says. */
export function pictureKind(bytes: Uint8Array): "jpeg" | "png" | "webp" | "avif" | null {
  if (startsWith(bytes, 0, [0xff, 0xd8, 0xff])) return "jpeg";
  if (startsWith(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "png";
  if (hasText(bytes, 0, "RIFF") && hasText(bytes, 8, "WEBP")) return "webp";
  if (hasText(bytes, 4, "ftyp") && (hasText(bytes, 8, "avif") || hasText(bytes, 8, "avis"))) return "avif";
  return null;
}

function startsWith(bytes: Uint8Array, at: number, expected: readonly number[]): boolean {
  return expected.every((byte, index) => bytes[at + index] === byte);
}

function hasText(bytes: Uint8Array, at: number, text: string): boolean {
  return startsWith(
    bytes,
    at,
    [...text].map((letter) => letter.charCodeAt(0)),
  );
}
