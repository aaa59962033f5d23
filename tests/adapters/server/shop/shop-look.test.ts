import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MAX_PICTURE_BYTES, type UploadedPicture } from "#core/menu/picture.ts";
import type { ShopLook } from "#core/setting/look/shop-look.ts";
import { accentScale } from "#core/shop/accent/accent-scale.ts";
import { asOwner } from "#tests/support/database/rows.ts";
import { FORM_TYPE, formBytes, succeeded, type HttpClient } from "#tests/support/http/http-client.ts";
import { until } from "#tests/support/patience.ts";
import { loadBuiltPages } from "#tests/support/server/server-parts.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import {
  BISTRO,
  BISTRO_ORGANIZATION,
  newStaff,
  ZEN,
  ZEN_ORGANIZATION,
} from "#tests/support/shopping/http-shopping.ts";

const OF_ZEN = { params: { id: ZEN } };

let server: TestServer;
let owner: HttpClient;
beforeAll(async () => {
  server = await createTestServer({ withoutJobs: true, pages: await loadBuiltPages() });
  owner = await newStaff(server, "owner@example.com", ZEN_ORGANIZATION);
});
afterAll(() => server.stop());

interface Answered extends UploadedPicture {
  readonly errors?: { readonly picture?: readonly string[] };
}

async function upload(picture: Uint8Array<ArrayBuffer>, method: "PUT" | "POST" = "PUT") {
  const override: Readonly<Record<string, string>> = method === "POST" ? { _method: "PUT" } : {};
  const { status, text } = await owner.raw(method, `/api/operations/shops/${ZEN}/logo`, {
    body: await formBytes({ ...override, picture: new Blob([picture]) }),
    headers: { "content-type": FORM_TYPE },
  });
  const body: Answered = JSON.parse(text);
  return { status, body };
}

const drawing = async (width: number, height: number): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 200, alpha: 1 } } })
      .withExif({ IFD0: { Copyright: "Somebody" } })
      .png()
      .toBuffer(),
  );

const read = async () => succeeded(await owner.call("readShopLook", OF_ZEN));
const write = async (look: ShopLook, client = owner) =>
  client.call("writeShopLook", { ...OF_ZEN, body: { version: (await read()).version, look } });
const page = async () => (await fetch(`${server.origin}/shops/zen/menu`)).text();
const iconsOf = async (): Promise<readonly string[]> => {
  const manifest: { readonly icons: readonly { readonly src: string }[] } = JSON.parse(
    await (await fetch(`${server.origin}/shops/zen/manifest.webmanifest`)).text(),
  );
  return manifest.icons.map(({ src }) => src);
};
/** The color in the middle of a picture, and at its upper left corner. */
async function colorsOf(path: string) {
  const answer = await fetch(server.origin + path);
  const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (pixel: number) => [...data.subarray(pixel * info.channels, pixel * info.channels + 3)];
  return { middle: at((info.height / 2) * info.width + info.width / 2), corner: at(0) };
}

describe("the look of a shop over the wire (SHOP-17)", () => {
  it("reaches head, manifest and icons of its pages at once (INSTALL-2, SETTING-2), and is audited", async () => {
    const before = await iconsOf();
    expect(await page()).not.toContain("#0369a1");
    const { status, body: picture } = await upload(await drawing(400, 100));
    expect([status, picture.width, picture.height]).toEqual([200, 400, 100]);
    const look: ShopLook = { accent: "#0369a1", logo: { picture, ground: "white" } };
    const written = succeeded(await write(look));
    expect(written).toEqual({
      version: 2,
      look,
      currency: "USD",
      colors: accentScale("#0369a1"),
    });
    await until(async () => (await page()).includes("--accent-700:#0369a1"));
    const html = await page();
    const icons = await iconsOf();
    expect(icons).not.toEqual(before);
    expect(html).toContain(`<link rel="icon" href="${icons[0]}" type="image/png">`);
    expect(html).toContain(`--shop-mark:url("${icons[0]}")`);
    expect(html).toContain(`content="#0369a1"`);
    // The maskable one fills its square; the logo is wide, and stands in the middle.
    const { middle, corner } = await colorsOf(icons[3] ?? "");
    expect(corner).toEqual([255, 255, 255]);
    expect(middle[2]).toBeGreaterThan(150);
    const former = await fetch(server.origin + (before[0] ?? ""), { redirect: "manual" });
    expect([former.status, former.headers.get("location")]).toEqual([302, icons[0]]);
    const rows = await asOwner(
      server,
      `select action, detail -> 'changed' -> 'accent' as accent from audit_log where action like 'shop.%' order by action`,
    );
    expect(rows).toEqual([
      { action: "shop.logo", accent: null },
      { action: "shop.look", accent: { before: null, after: "#0369a1" } },
    ]);
  });

  it("shows the logo on the accent, or all over the square", async () => {
    const { look } = await read();
    const { logo } = look;
    if (logo === null) throw new Error("The logo is gone");
    const cornerNow = async () => (await colorsOf((await iconsOf())[3] ?? "")).corner;
    const folder = async () => (await iconsOf())[0];
    const white = await folder();
    succeeded(await write({ ...look, logo: { ...logo, ground: "accent" } }));
    await until(async () => (await folder()) !== white);
    expect(await cornerNow()).toEqual([3, 105, 161]);
    const accented = await folder();
    succeeded(await write({ ...look, logo: { ...logo, ground: "none" } }));
    await until(async () => (await folder()) !== accented);
    const [red = 255, , blue = 0] = await cornerNow();
    expect([red < 20, blue > 180]).toEqual([true, true]);
  });

  it("goes back to the letter when the logo is taken away, which is gone from the database", async () => {
    const { look } = await read();
    const url = look.logo?.picture.url ?? "";
    expect((await fetch(server.origin + url)).status).toBe(200);
    succeeded(await write({ ...look, logo: null }));
    await until(async () => (await iconsOf()).every((icon) => icon.includes("-5a-")));
    expect(await asOwner(server, `select count(*)::int as n from pictures where shop_id = '${ZEN}'`)).toEqual(
      [{ n: 0 }],
    );
  });

  it("takes a form as POST with _method=PUT as well, and refuses what is no logo", async () => {
    expect((await upload(await drawing(96, 300), "POST")).status).toBe(200);
    const svg = new TextEncoder().encode(
      `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`,
    );
    const large = new Uint8Array(MAX_PICTURE_BYTES + 1);
    for (const [bytes, why] of [
      [svg, "JPEG"],
      [large, "8 MB"],
      [await drawing(95, 300), "96"],
    ] as const) {
      const { status, body } = await upload(bytes);
      expect([status, body.errors?.picture?.[0]]).toEqual([422, expect.stringContaining(why)]);
    }
  });

  it("is refused by an old version with the present one, with a foreign logo, and to others", async () => {
    const { version, look } = await read();
    const stale = await owner.call("writeShopLook", { ...OF_ZEN, body: { version: version - 1, look } });
    expect([stale.status, stale.key]).toEqual([409, "setting.version_conflict"]);
    expect(stale.data).toMatchObject({ setting: { version, look: { accent: "#0369a1" } } });
    const nowhere = {
      url: "/pictures/products/01J00000000000000000000000/640.webp",
      width: 640,
      height: 640,
    };
    const foreign = await write({ accent: "#166534", logo: { picture: nowhere, ground: "white" } });
    expect([foreign.status, foreign.fields]).toEqual([422, ["look.logo"]]);
    const back = await write({ accent: null, logo: null });
    expect([back.status, back.fields]).toEqual([422, ["look.accent"]]);
    const manager = await newStaff(server, "manager@example.com", ZEN_ORGANIZATION);
    expect((await manager.call("readShopLook", OF_ZEN)).status).toBe(403);
    expect((await owner.call("readShopLook", { params: { id: BISTRO } })).status).toBe(404);
    const elsewhere = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
    expect((await elsewhere.call("readShopLook", OF_ZEN)).status).toBe(403);
  });
});
