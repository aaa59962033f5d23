import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { forgetPicturesJob } from "#adapters/server/job/forget-pictures.ts";
import type { EntryPicture, ProductEntry } from "#core/draft/menu-entry.ts";
import { isProduct } from "#core/draft/menu-entry.ts";
import type { ShopId } from "#core/kernel/id.ts";
import { MAX_PICTURE_BYTES, pictureSources, type UploadedPicture } from "#core/menu/picture.ts";
import { plusMillis } from "#core/time/instant.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { FORM_TYPE, formBytes, succeeded, type HttpClient } from "#tests/support/http/http-client.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import {
  BISTRO,
  BISTRO_ORGANIZATION,
  newStaff,
  product,
  ZEN,
  ZEN_ORGANIZATION,
} from "#tests/support/shopping/http-shopping.ts";

const OMELETTE = product("omleta-taraneasca");

let server: TestServer;
let manager: HttpClient;
beforeAll(async () => {
  server = await createTestServer({ withoutJobs: true });
  manager = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
});
afterAll(() => server.stop());

interface Sent {
  readonly method?: "PUT" | "POST";
  readonly fields?: Readonly<Record<string, string>>;
  readonly shopId?: ShopId;
  readonly client?: HttpClient;
}

interface Answered extends UploadedPicture {
  readonly errors?: { readonly picture?: readonly string[] };
}

async function send(picture: Uint8Array<ArrayBuffer>, sent: Sent = {}) {
  const { method = "PUT", fields = {}, shopId = BISTRO, client = manager } = sent;
  const form = { ...fields, shop_id: shopId, picture: new Blob([picture]) };
  const { status, text } = await client.raw(method, `/api/operations/products/${OMELETTE}/picture`, {
    body: await formBytes(form),
    headers: { "content-type": FORM_TYPE },
  });
  const body: Answered = JSON.parse(text);
  return { status, body };
}

const photo = async (width: number, height: number): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: "#c84" } })
      .withExif({ IFD0: { Copyright: "Somebody", ImageDescription: "At home" } })
      .jpeg()
      .toBuffer(),
  );

const upload = async (): Promise<UploadedPicture> => (await send(await photo(800, 600))).body;
const get = (path: string) => fetch(`${server.origin}${path}`);
const load = async () => succeeded(await manager.call("loadMenuDraft", { params: { id: BISTRO } }));

async function omelette(): Promise<ProductEntry> {
  const found = (await load()).entries.find(({ id }) => id === OMELETTE);
  if (found === undefined || !isProduct(found)) throw new Error("The demo has an omelette");
  return found;
}

async function draw(picture: EntryPicture | null): Promise<number> {
  const base = await omelette();
  const changes = [{ base, entry: { ...base, picture } }];
  return (await manager.call("editMenuDraft", { params: { id: BISTRO }, body: { changes } })).status;
}

async function publish(): Promise<number> {
  const { revision } = await load();
  return (await manager.call("publishMenu", { params: { id: BISTRO }, body: { revision } })).status;
}

const ALTS = { ro: "O omletă", en: null };

/** A PNG whose header claims a size that nothing follows. */
function bomb(side: number): Uint8Array<ArrayBuffer> {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const around = Buffer.alloc(8);
    around.writeUInt32BE(data.length, 0);
    around.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const rows = deflateSync(Buffer.alloc(100_000));
  return new Uint8Array(
    Buffer.concat([magic, chunk("IHDR", header), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]),
  );
}

describe("a picture of a product (MENU-22)", () => {
  it("is drawn again in two forms and three widths, without what the file said, and served for good", async () => {
    const { status, body } = await send(await photo(4000, 3000));
    expect([status, body]).toEqual([200, { url: body.url, width: 1280, height: 960 }]);
    const sources = pictureSources(body).flatMap(({ type, srcset }) =>
      srcset
        .split(", ")
        .map((source) => ({ type, path: source.split(" ")[0] ?? "", width: source.split(" ")[1] })),
    );
    expect(sources).toHaveLength(6);
    for (const { type, path, width } of sources) {
      const file = await get(path);
      expect([file.status, file.headers.get("content-type")]).toEqual([200, type]);
      expect(file.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(file.headers.get("x-content-type-options")).toBe("nosniff");
      const read = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
      expect([`${read.width}w`, read.exif]).toEqual([width, undefined]);
    }
  });

  it("is also taken as a POST that says in a field that it is a PUT, and as no other POST", async () => {
    const picture = await photo(400, 300);
    expect((await send(picture, { method: "POST", fields: { _method: "PUT" } })).status).toBe(200);
    expect((await send(picture, { method: "POST" })).status).toBe(400);
    expect((await send(picture, { method: "POST", fields: { _method: "DELETE" } })).status).toBe(400);
    expect((await send(picture, { fields: { product: "another" } })).status).toBe(422);
  });

  it("stands upright, whatever way the camera was held", async () => {
    const lying = await sharp(await photo(600, 300))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await send(new Uint8Array(lying))).body).toMatchObject({ width: 300, height: 600 });
  });

  it.each([
    [
      "8 MB and one byte",
      async () => {
        const large = new Uint8Array(MAX_PICTURE_BYTES + 1);
        large.set(await photo(300, 300));
        return large;
      },
      "peste 8 MB",
    ],
    [
      "a script that is called .png",
      () => Promise.resolve(new Uint8Array(Buffer.from("#!/bin/sh\nrm -rf /"))),
      "nu este o imagine",
    ],
    ["a picture of 50,000 by 50,000", () => Promise.resolve(bomb(50_000)), "prea mulți pixeli"],
    [
      "an SVG with a script",
      () =>
        Promise.resolve(
          new Uint8Array(
            Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
          ),
        ),
      "nu este o imagine",
    ],
    ["a picture that was cut off", async () => (await photo(900, 900)).slice(0, 900), "nu este o imagine"],
    ["a header alone", () => Promise.resolve(bomb(900)), "nu este o imagine"],
    ["a thumbnail", () => photo(199, 400), "prea mică"],
    ["nothing", () => Promise.resolve(new Uint8Array(0)), "nu este o imagine"],
  ])("is not %s, which is refused with a sentence", async (_what, make, sentence) => {
    const { status, body } = await send(await make());
    expect([status, body.errors?.picture?.[0]]).toEqual([422, expect.stringContaining(sentence)]);
  });

  it("is refused before it is read where it is larger than any form, and from who may not change the menu", async () => {
    expect((await send(new Uint8Array(MAX_PICTURE_BYTES + 200_000))).status).toBe(413);
    const cook = await newStaff(server, "staff@example.com", BISTRO_ORGANIZATION);
    expect((await send(await photo(300, 300), { client: cook })).status).toBe(403);
    const zen = await newStaff(server, "owner@example.com", ZEN_ORGANIZATION);
    expect((await send(await photo(300, 300), { client: zen })).status).toBe(404);
    expect((await send(await photo(300, 300), { client: zen, shopId: ZEN })).status).toBe(200);
  });
});

describe("the picture that a menu names (MENU-23)", () => {
  it("is one that was uploaded for the shop, at its own size", async () => {
    const picture = await upload();
    const zen = await newStaff(server, "owner@example.com", ZEN_ORGANIZATION);
    const theirs: UploadedPicture = (await send(await photo(300, 300), { client: zen, shopId: ZEN })).body;
    expect(await draw({ ...theirs, alts: ALTS })).toBe(404);
    expect(await draw({ url: "https://elsewhere.example/x.webp", width: 1, height: 1, alts: ALTS })).toBe(
      404,
    );
    expect(await draw({ ...picture, width: 900, alts: ALTS })).toBe(404);
    expect(await draw({ ...picture, alts: ALTS })).toBe(200);
    expect(await publish()).toBe(204);
    const menu = succeeded(await server.client().call("menu", { query: { filter: { shopId: BISTRO } } }));
    const shown = menu.products.find(({ id }) => id === OMELETTE)?.picture;
    expect(shown).toEqual({ ...picture, alt: "O omletă", sources: pictureSources(picture) });
  });

  it("is gone with its files once the menu names another, and an earlier version comes back without it", async () => {
    const first = await upload();
    await draw({ ...first, alts: ALTS });
    await publish();
    const { publications } = await load();
    await draw(null);
    expect((await get(first.url)).status).toBe(200);
    await publish();
    const [left] = await asOwner<{ files: number }>(
      server,
      `select count(*)::int as files from picture_files where picture_id = '${first.url.split("/")[3]}'`,
    );
    expect(left).toEqual({ files: 0 });
    const number = { params: { id: BISTRO, number: publications } };
    const preview = succeeded(await manager.call("previewMenuReversal", number));
    expect(preview.changes).toEqual([]);
  });

  it("is forgotten a day after it was uploaded and named nowhere, and not before", async () => {
    const [named, unnamed] = [await upload(), await upload()];
    await draw({ ...named, alts: ALTS });
    const job = forgetPicturesJob(server.services.database);
    const now = server.clock.now();
    const statuses = async () => [
      (await get(`${named.url}?fresh`)).status,
      (await asOwner(server, `select from pictures where id = '${unnamed.url.split("/")[3]}'`)).length,
    ];
    await job.run(plusMillis(now, 23 * 3_600_000));
    expect(await statuses()).toEqual([200, 1]);
    await job.run(plusMillis(now, 25 * 3_600_000));
    expect(await statuses()).toEqual([200, 0]);
    const { revision } = await load();
    await manager.call("discardMenuDraft", { params: { id: BISTRO }, body: { revision, ids: null } });
    expect(await asOwner(server, `select from pictures where id = '${named.url.split("/")[3]}'`)).toEqual([]);
  });
});
