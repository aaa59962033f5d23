import { randomBytes } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { zipStream } from "#adapters/server/archive/zip-stream.ts";

const PIECE_BYTES = 65_536;

async function* piecesOf(count: number, made: (n: number) => void): AsyncGenerator<Buffer> {
  for (let n = 1; n <= count; n += 1) {
    made(n);
    yield randomBytes(PIECE_BYTES);
  }
}

describe("zipStream", () => {
  it("asks for no more than its reader takes (ARCHIVE-2)", async () => {
    let made = 0;
    const archive = zipStream([
      {
        path: "large",
        content: () =>
          piecesOf(400, (n) => {
            made = n;
          }),
      },
    ]);
    let taken = 0;
    let ahead = 0;
    for await (const piece of archive) {
      taken += Buffer.isBuffer(piece) ? piece.length : 0;
      ahead = Math.max(ahead, made * PIECE_BYTES - taken);
    }
    expect(made).toBe(400);
    expect(taken).toBeGreaterThan(400 * PIECE_BYTES);
    expect(ahead).toBeLessThan(20 * PIECE_BYTES);
  });

  it("holds files in their order, each begun when those before it are over", async () => {
    const begun: string[] = [];
    const entry = (path: string, text: string) => ({
      path,
      content: async function* () {
        begun.push(path);
        yield text;
        yield `${text} de ${begun.length}`;
      },
    });
    const archive = zipStream([entry("a.csv", "unu"), entry("b/c.json", "doi")]);
    const pieces: Buffer[] = [];
    for await (const piece of archive) if (Buffer.isBuffer(piece)) pieces.push(piece);
    const files = unzipSync(new Uint8Array(Buffer.concat(pieces)));
    expect(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)])).toEqual([
      ["a.csv", "unuunu de 1"],
      ["b/c.json", "doidoi de 2"],
    ]);
  });

  it("ends with the error of a file that cannot be read", async () => {
    const archive = zipStream([
      {
        path: "broken",
        content: async function* () {
          yield "begun";
          throw new Error("The database went away");
        },
      },
    ]);
    await expect(archive.toArray()).rejects.toThrow("The database went away");
  });
});
