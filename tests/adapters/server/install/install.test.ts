import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drawIcon, iconVectors } from "#adapters/server/install/draw-icon.ts";
import { TOUCH_ICON } from "#core/install/app-icon.ts";
import type { WebManifest } from "#core/install/web-manifest.ts";
import { createHttpConnection, type RawAnswer } from "#tests/support/http/http-connection.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});

afterAll(async () => {
  await server.stop();
});

async function ask(path: string, host = "localhost"): Promise<RawAnswer> {
  const connection = createHttpConnection(Number(new URL(server.origin).port));
  try {
    return await connection.send({ method: "GET", path, headers: { host } });
  } finally {
    connection.close();
  }
}

async function manifestOf(path: string, host?: string): Promise<WebManifest> {
  return JSON.parse((await ask(path, host)).body.toString());
}

const MANIFEST = "/shops/bistro-nord/manifest.webmanifest";

describe("the installable app of a shop (INSTALL-2)", () => {
  it("has a manifest on a host of all shops, and at the root of its own", async () => {
    const { status, headers } = await ask(MANIFEST);
    expect([status, headers.get("content-type")]).toEqual([200, "application/manifest+json; charset=utf-8"]);
    expect((await manifestOf(MANIFEST)).start_url).toBe("/shops/bistro-nord/pwa-start");
    expect((await manifestOf("/manifest.webmanifest", "bistro-nord.localhost")).start_url).toBe("/pwa-start");
  });

  it("has the icons that it names, in their sizes, to be kept for good", async () => {
    const { icons } = await manifestOf(MANIFEST);
    const answers = await Promise.all(icons.map(({ src }) => ask(src)));
    for (const { headers } of answers) {
      expect(headers.get("content-type")).toBe("image/png");
      expect(headers.get("cache-control")).toContain("immutable");
    }
    const sizes = await Promise.all(answers.map(async ({ body }) => (await sharp(body).metadata()).width));
    expect(sizes).toEqual(icons.map(({ sizes: said }) => Number(said.split("x")[0])));
  });

  it("leads from an icon of a former look to the present one, and draws no other", async () => {
    const [icon] = (await manifestOf(MANIFEST)).icons;
    const { status, headers } = await ask("/shops/bistro-nord/icons/1-5a-000000/icon-192.png");
    expect([status, headers.get("location")]).toEqual([302, icon?.src]);
    const other = await ask(icon?.src.replace("icon-192", "icon-9999") ?? "");
    expect(other.status).toBe(404);
  });

  it("is nowhere but at a shop", async () => {
    for (const path of ["/manifest.webmanifest", "/shops/nobody/manifest.webmanifest"])
      expect((await ask(path)).status).toBe(404);
    const { status, headers } = await ask(MANIFEST, "bistro-nord.localhost");
    expect([status, headers.get("location")]).toEqual([301, "/manifest.webmanifest"]);
  });
});

describe("a drawn icon", () => {
  it.each(["W", "M", "Ș", "Q"])("keeps %s inside the circle that stays of a maskable one", async (letter) => {
    const vectors = iconVectors({ letter, background: "#000000" }, "maskable");
    const picture = sharp(Buffer.from(vectors)).grayscale().raw();
    const { data, info } = await picture.toBuffer({ resolveWithObject: true });
    const middle = info.width / 2;
    const farthest = [...data].reduce((far, light, index) => {
      const pixel = Math.floor(index / info.channels);
      const distance = Math.hypot((pixel % info.width) - middle, Math.floor(pixel / info.width) - middle);
      return light > 128 ? Math.max(far, distance) : far;
    }, 0);
    expect(farthest).toBeGreaterThan(middle / 4);
    expect(farthest).toBeLessThan(info.width * 0.4);
  });

  it("shows a plate where there is no letter", async () => {
    expect(iconVectors({ letter: null, background: "#000000" }, "any")).toContain("circle");
    const picture = await drawIcon({ letter: null, background: "#c2410c" }, TOUCH_ICON);
    expect((await sharp(picture).metadata()).height).toBe(TOUCH_ICON.size);
  });
});
