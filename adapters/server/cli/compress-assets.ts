import { createReadStream, createWriteStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliCompress, createGzip } from "node:zlib";

const ASSETS = resolve(import.meta.dirname, "..", "..", "..", "dist", "client", "assets");
const COMPRESSIBLE = /\.(?:js|css|svg|json)$/;

/** Writes a brotli and a gzip copy of every asset that shrinks, once per build, so that no request pays for it. */
for (const name of await readdir(ASSETS)) {
  if (!COMPRESSIBLE.test(name)) continue;
  const file = join(ASSETS, name);
  const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  await pipeline(createReadStream(file), brotli, createWriteStream(`${file}.br`));
  await pipeline(createReadStream(file), createGzip({ level: 9 }), createWriteStream(`${file}.gz`));
}
