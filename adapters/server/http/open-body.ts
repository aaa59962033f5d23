import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, crc32, gzip } from "node:zlib";
import type { Encoding } from "./encoding.ts";

/**
 * The beginning of a text as it is sent, compressed once for everybody, to which each answer adds an end of its own. The
 * end travels uncompressed within the compressed stream, so that adding it costs no compression.
 */
export interface OpenBody {
  /** Bytes of what is kept. */
  readonly size: number;
  /** The whole body with this end, less than 64 KB of text, as parts to be sent in turn: what is kept is not copied. */
  endedWith(end: string): readonly Buffer[];
}

// A better quality saves less than three bytes of a hundred, and takes up to three times as long for a menu.
const BROTLI_QUALITY = 6;
// With the smallest window that holds all of a page, a table of 0.4 MB is made for it instead of one of 2 MB.
const SMALL_WINDOW_BITS = 16;
const SMALL_WINDOW_BYTES = 2 ** SMALL_WINDOW_BITS - 16;
const MAX_END_BYTES = 65_535;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const fromBrotli = promisify(brotliDecompress);

/** The text of a body with brotli. */
export async function textOf(body: OpenBody, end: string): Promise<string> {
  return (await fromBrotli(Buffer.concat(body.endedWith(end)))).toString("utf8");
}

/** Compresses a beginning, off the main thread. */
export async function createOpenBody(beginning: Buffer, encoding: Encoding): Promise<OpenBody> {
  switch (encoding) {
    case "br":
      return createBrotli(beginning);
    case "gzip":
      return createGzip(beginning);
    case "identity":
      return {
        size: beginning.length,
        endedWith: (end) => [beginning, bytesOf(end)],
      };
  }
}

// RFC 7932 9.2: a meta-block that is not the last one, four nibbles of its length less one, uncompressed; then an empty last one.
async function createBrotli(beginning: Buffer): Promise<OpenBody> {
  const begun = toKept(
    await toBrotli(beginning, {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: beginning.length,
        [constants.BROTLI_PARAM_LGWIN]:
          beginning.length <= SMALL_WINDOW_BYTES ? SMALL_WINDOW_BITS : constants.BROTLI_DEFAULT_WINDOW,
      },
    }),
  );
  return {
    size: begun.length,
    endedWith: (end) => {
      const bytes = bytesOf(end);
      const head = Buffer.alloc(3);
      head.writeUIntLE(((bytes.length - 1) << 3) | (1 << 19), 0, 3);
      return [begun, Buffer.concat([head, bytes, Buffer.of(3)])];
    },
  };
}

// RFC 1951 3.2.4: a last block that is stored; RFC 1952: the checksum and the length of the whole text.
async function createGzip(beginning: Buffer): Promise<OpenBody> {
  const begun = toKept(await toGzip(beginning, { finishFlush: constants.Z_SYNC_FLUSH }));
  // Nothing of what is kept holds on to the text itself.
  const { length } = beginning;
  const sum = crc32(beginning);
  return {
    size: begun.length,
    endedWith: (end) => {
      const bytes = bytesOf(end);
      const head = Buffer.of(1, 0, 0, 0, 0);
      head.writeUInt16LE(bytes.length, 1);
      head.writeUInt16LE(bytes.length ^ 0xffff, 3);
      const trailer = Buffer.alloc(8);
      trailer.writeUInt32LE(crc32(bytes, sum), 0);
      trailer.writeUInt32LE((length + bytes.length) % 2 ** 32, 4);
      return [begun, Buffer.concat([head, bytes, trailer])];
    },
  };
}

// What is compressed into less than one block of output is a view of that block: 64 kB for a page of 11.
function toKept(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const kept = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(kept);
  return kept;
}

function bytesOf(end: string): Buffer {
  const bytes = Buffer.from(end, "utf8");
  if (bytes.length === 0 || bytes.length > MAX_END_BYTES)
    throw new Error(`An end of ${bytes.length} bytes does not fit into one block`);
  return bytes;
}
