import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** How the bytes of a page travel. */
export const ENCODINGS = ["br", "gzip", "identity"] as const;

/** One of them. */
export type PageEncoding = (typeof ENCODINGS)[number];

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The best encoding that a browser says it reads. */
export function encodingFor(accepted: string): PageEncoding {
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : "identity";
}

/** Compresses a document, off the main thread; `brotliQuality` is 9 for what is kept, less for what is sent once. */
export async function encodePage(
  html: string,
  encoding: PageEncoding,
  brotliQuality: number,
): Promise<Buffer> {
  const plain = Buffer.from(html, "utf8");
  switch (encoding) {
    case "br":
      return toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
    case "gzip":
      return toGzip(plain);
    case "identity":
      return plain;
  }
}
