import { PassThrough, pipeline, Readable } from "node:stream";
import { ZipFile } from "yazl";

/** A file of an archive; its content is asked for when those before it were read. */
export interface ZipEntry {
  readonly path: string;
  readonly content: () => AsyncIterable<string | Buffer>;
  /** Whether it is as small as it gets, as pictures are. */
  readonly isPacked?: boolean;
}

/**
 * Files as one .zip archive that is made as it is read: however large the files are, memory holds what the
 * reader has not taken yet. It ends with an error where a file cannot be read whole.
 */
export function zipStream(entries: readonly ZipEntry[]): Readable {
  const zip = new ZipFile();
  const archive = new PassThrough();
  const fail = (error: unknown): void => {
    archive.destroy(error instanceof Error ? error : new Error("The archive was given up"));
  };
  zip.on("error", fail);
  for (const { path, content, isPacked = false } of entries)
    zip.addReadStreamLazy(path, { compress: !isPacked }, (take) => {
      const pieces = Readable.from(untilClosed(archive, content()), { objectMode: false });
      pieces.on("error", fail);
      take(null, pieces);
    });
  zip.end();
  pipeline(zip.outputStream, archive, (error) => {
    if (error) fail(error);
  });
  return archive;
}

// A reader that went away asks for nothing more.
async function* untilClosed(
  archive: Readable,
  pieces: AsyncIterable<string | Buffer>,
): AsyncGenerator<string | Buffer> {
  for await (const piece of pieces) {
    if (archive.destroyed) return;
    yield piece;
  }
}
