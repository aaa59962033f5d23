import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPictureSource } from "#adapters/server/import/pictures/picture-source.ts";
import { reportImport } from "#adapters/server/import/report.ts";
import { changedNothing } from "#adapters/server/import/write/write-menu.ts";
import { MAX_PICTURE_BYTES, pictureIdOf } from "#core/menu/picture.ts";
import { valueOf } from "#tests/support/builders/values.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database/test-database.ts";
import { fileOf, runImport, shopSnapshotOf } from "../menu-files.ts";

const TABLE = fileOf(
  [
    "key,name,category,price,picture",
    "1,Supă,Supe,18,foto/SUPA.jpg",
    "2,Ciorbă,Supe,20,https://vechi.example/img/supa.jpg?v=2",
    "3,Papanași,Deserturi,24,papanasi.png",
    "4,Clătite,Deserturi,19,lipseste.jpg",
    "5,Apă,Băuturi,8,",
  ].join("\n"),
  "meniu.csv",
);

let database: TestDatabase;
let folder: string;
let soup: Buffer;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "diner-pictures-"));
  soup = await sharp({ create: { width: 700, height: 500, channels: 3, background: "#c84" } })
    .jpeg()
    .toBuffer();
  await mkdir(join(folder, "foto"));
  await writeFile(join(folder, "foto", "supa.jpg"), soup);
  await writeFile(join(folder, "papanasi.png"), "no picture");
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.stop();
});

const picturesOf = async (slug: string) =>
  Object.fromEntries(
    (await shopSnapshotOf(database.app, slug)).menus.ro.products.map(({ name, picture }) => [name, picture]),
  );

describe("pictures that a table names (IMPORT-7)", () => {
  it("are taken from a folder, drawn once for each content, and what is none is said", async () => {
    const call = "--format table --shop cu-poze --currency RON";
    const imported = valueOf(await runImport(database.app, call, [TABLE], await createPictureSource(folder)));
    const report = reportImport(imported, { slug: "cu-poze", publicUrl: "http://localhost:3000" });
    expect(report).toContain(
      [
        "Pictures: 2 taken, 2 left out",
        "  lipseste.jpg: there is no such file",
        "  papanasi.png: it is no JPEG, PNG, WebP or AVIF picture",
      ].join("\n"),
    );
    const { Supă: one, Ciorbă: other, Papanași: none, Apă: water } = await picturesOf("cu-poze");
    expect(one).toMatchObject({ width: 700, height: 500, alt: "Supă" });
    expect(pictureIdOf(one?.url ?? "")).toBe(pictureIdOf(other?.url ?? "none"));
    expect([one?.sources.length, none, water]).toEqual([2, null, null]);
  });

  it("change nothing when the same come twice, whatever they are called", async () => {
    const before = await shopSnapshotOf(database.app, "cu-poze");
    const archive = join(folder, "poze.ZIP");
    await writeFile(archive, zipSync({ "alt/dosar/Supa.JPG": soup }));
    const call = "--format table --shop cu-poze --currency RON";
    const again = valueOf(await runImport(database.app, call, [TABLE], await createPictureSource(archive)));
    expect([changedNothing(again.written), again.pictures.pictures.length]).toEqual([true, 2]);
    expect(await shopSnapshotOf(database.app, "cu-poze")).toEqual(before);
    const without = valueOf(await runImport(database.app, call, [TABLE]));
    expect([changedNothing(without.written), without.pictures.pictures]).toEqual([true, []]);
    expect(await shopSnapshotOf(database.app, "cu-poze")).toEqual(before);
  });

  it("are refused where they are too large, in a folder and in an archive", async () => {
    const large = new Uint8Array(MAX_PICTURE_BYTES + 1);
    const place = await mkdtemp(join(tmpdir(), "diner-large-"));
    await writeFile(join(place, "supa.jpg"), large);
    await writeFile(join(place, "poze.zip"), zipSync({ "supa.jpg": large }));
    const source = fileOf({
      "@type": "Menu",
      hasMenuItem: {
        name: "Supă",
        image: "supa.jpg",
        offers: { "@type": "Offer", price: "18.00", priceCurrency: "RON" },
      },
    });
    for (const path of [place, join(place, "poze.zip")]) {
      const call = "--format schema-org --shop cu-poze-mari";
      const imported = valueOf(
        await runImport(database.app, call, [source], await createPictureSource(path)),
      );
      expect(imported.pictures).toEqual({
        pictures: [],
        missing: [],
        refused: [{ name: "supa.jpg", problem: "validation.picture_too_large" }],
      });
    }
    await rm(place, { recursive: true });
  });

  it("are taken for the menus of schema.org and of Square as well", async () => {
    const offers = { "@type": "Offer", price: "18.00", priceCurrency: "RON" };
    const menu = { "@type": "Menu", hasMenuItem: { name: "Supă", image: "foto/SUPA.jpg", offers } };
    const catalog = {
      objects: [
        { type: "IMAGE", id: "P1", image_data: { url: "https://square.example/supa.jpg" } },
        {
          type: "ITEM",
          id: "A1",
          item_data: {
            name: "Supă",
            image_ids: ["P1"],
            variations: [
              {
                type: "ITEM_VARIATION",
                id: "A2",
                item_variation_data: { price_money: { amount: 1800, currency: "RON" } },
              },
            ],
          },
        },
      ],
    };
    for (const [format, value] of [
      ["schema-org", menu],
      ["square", catalog],
    ] as const) {
      const call = `--format ${format} --shop cu-${format}`;
      const source = await createPictureSource(folder);
      valueOf(await runImport(database.app, call, [fileOf(value)], source));
      const { Supă: picture } = await picturesOf(`cu-${format}`);
      expect([format, picture?.width, picture?.alt]).toEqual([format, 700, "Supă"]);
    }
  });

  it("come from nothing else than a folder or an archive", async () => {
    await writeFile(join(folder, "stricat.zip"), "no archive");
    await expect(createPictureSource(join(folder, "nowhere"))).rejects.toThrow(
      "there is no such folder or archive",
    );
    await expect(createPictureSource(join(folder, "papanasi.png"))).rejects.toThrow(
      "neither a folder nor a .zip",
    );
    await expect(createPictureSource(join(folder, "stricat.zip"))).rejects.toThrow("is no .zip archive");
  });
});
