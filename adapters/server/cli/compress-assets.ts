import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const ASSETS = resolve(import.meta.dirname, "..", "..", "..", "dist", "client", "assets");
const COMPRESSIBLE = /\.(?:js|css|svg|json)$/;
// Which of these makes a file the smallest differs from file to file; only a large one wins a hundred bytes by it.
const LARGE_BYTES = 65_536;
const BROTLI_WAYS = [
  {},
  { [constants.BROTLI_PARAM_NPOSTFIX]: 1 },
  { [constants.BROTLI_PARAM_LGBLOCK]: 16 },
  { [constants.BROTLI_PARAM_LGBLOCK]: 19 },
];
const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** Writes a brotli and a gzip copy of every asset that shrinks, once per build, so that no request pays for it. */
for (const name of await readdir(ASSETS)) {
  if (!COMPRESSIBLE.test(name)) continue;
  const file = join(ASSETS, name);
  const content = await readFile(file);
  await writeFile(`${file}.br`, await smallestBrotli(content));
  await writeFile(`${file}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION }));
}

async function smallestBrotli(content: Buffer): Promise<Buffer> {
  const ways = content.length < LARGE_BYTES ? BROTLI_WAYS.slice(0, 1) : BROTLI_WAYS;
  const tries = await Promise.all(
    ways.map((way) =>
      brotli(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, ...way },
      }),
    ),
  );
  return tries.reduce((smallest, one) => (one.length < smallest.length ? one : smallest));
}
