import { createHash } from "node:crypto";
import { zipSync, type Zippable } from "fflate";
import { describe, expect, it } from "vitest";
import { findContent, listChosenPictures } from "#adapters/browser/platform/chosen-pictures.ts";
import { contentPictureId } from "#adapters/server/menu/picture/content-id.ts";
import type { ShopId } from "#core/kernel/id.ts";
import { MAX_PICTURE_BYTES } from "#core/menu/picture.ts";
import { firstOf, idOf } from "#tests/support/builders/values.ts";

const SHOP = idOf<ShopId>("bistro");
const SOUP = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);

const zip = (files: Zippable, name = "poze.zip") => new File([new Uint8Array(zipSync(files))], name);
const bytesOf = async ({ arrayBuffer }: { arrayBuffer: () => Promise<ArrayBuffer> }) =>
  new Uint8Array(await arrayBuffer());

/** An archive whose directory says that its first file is of another size. */
async function lying(archive: File, said: number): Promise<File> {
  const bytes = Buffer.from(await archive.arrayBuffer());
  bytes.writeUInt32LE(said, bytes.indexOf("PK\u0001\u0002") + 24);
  return new File([new Uint8Array(bytes)], archive.name);
}

describe("pictures that are chosen in the browser (IMPORT-11)", () => {
  it("are the files themselves and what is in archives, each with its folder and its size", async () => {
    const archive = zip({ foto: { "supa.jpg": SOUP }, "ciorba.png": [SOUP, { level: 0 }] });
    const { files, broken } = await listChosenPictures([new File([SOUP], "apa.jpg"), archive]);
    // What cannot be packed any more takes a few bytes more than it has.
    expect(new Map(files.map(({ path, size }) => [path, size]))).toEqual(
      new Map([
        ["apa.jpg", 7],
        ["ciorba.png", 7],
        ["foto/supa.jpg", 9],
      ]),
    );
    for (const file of files) {
      const read = await file.read();
      expect(await bytesOf({ arrayBuffer: () => read.arrayBuffer() })).toEqual(SOUP);
    }
    expect(broken).toEqual([]);
  });

  it("are never unpacked where they are larger than a picture, whatever the archive says", async () => {
    const bomb = zip({ "supa.jpg": new Uint8Array(MAX_PICTURE_BYTES + 1) });
    const large = firstOf((await listChosenPictures([bomb])).files);
    expect(large.size).toBe(MAX_PICTURE_BYTES + 1);
    await expect(large.read()).rejects.toThrow("supa.jpg is not unpacked");
    const small = firstOf((await listChosenPictures([await lying(bomb, 100)])).files);
    expect(small.size).toBeLessThan(10_000);
    expect((await small.read()).size).toBe(100);
  });

  it("are none in an archive that is none, which is named", async () => {
    const other = new File(["no archive"], "stricat.zip");
    expect(await listChosenPictures([other, zip({}, "gol.zip")])).toEqual({
      files: [],
      broken: ["stricat.zip"],
    });
  });

  it("are known by the id that the server keeps them by", async () => {
    const hash = createHash("sha256").update(SOUP).digest("hex");
    expect(await findContent(SHOP, new Blob([SOUP]))).toEqual({ hash, id: contentPictureId(SHOP, hash) });
  });
});
