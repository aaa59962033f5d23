import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "#adapters/server/http/encoding.ts";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compresses a document, off the main thread; `brotliQuality` is 9 for what is kept, less for what is sent once. */
export async function encodePage(html: string, encoding: Encoding, brotliQuality: number): Promise<Buffer> {
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
