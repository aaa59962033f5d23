import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { createGunzip } from "node:zlib";
import { CHECKSUM_BYTES, decodeRecords, type BackupRecord } from "./backup-format.ts";

/** Reads the whole file once and compares its checksum; throws when it is cut short, changed or something else. */
export async function verifyBackup(file: string): Promise<void> {
  const { size } = await stat(file);
  const told = size > CHECKSUM_BYTES ? await lastLine(file, size) : "";
  const expected = /^sha256 ([0-9a-f]{64})\n$/.exec(told)?.[1];
  if (expected === undefined) throw new Error(`${file} is no whole backup: it has no checksum at its end.`);
  const hash = createHash("sha256");
  for await (const piece of contentOf(file, size)) hash.update(piece);
  if (hash.digest("hex") !== expected)
    throw new Error(`${file} is damaged: its checksum differs. Nothing was written to the database.`);
}

/** The records of a file that was verified. */
export async function* readBackup(file: string): AsyncGenerator<BackupRecord> {
  const { size } = await stat(file);
  const source = contentOf(file, size);
  const gunzip = createGunzip();
  source.on("error", (error) => gunzip.destroy(error));
  yield* decodeRecords(source.pipe(gunzip));
}

function contentOf(file: string, size: number): ReturnType<typeof createReadStream> {
  return createReadStream(file, { end: size - CHECKSUM_BYTES - 1, highWaterMark: 1 << 18 });
}

async function lastLine(file: string, size: number): Promise<string> {
  const handle = await open(file, "r");
  try {
    const { buffer } = await handle.read(
      Buffer.alloc(CHECKSUM_BYTES),
      0,
      CHECKSUM_BYTES,
      size - CHECKSUM_BYTES,
    );
    return buffer.toString("latin1");
  } finally {
    await handle.close();
  }
}
