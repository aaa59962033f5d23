import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contentPictureId } from "#adapters/server/menu/picture/content-id.ts";
import type { ShopId } from "#core/kernel/id.ts";
import { succeeded, type HttpClient } from "#tests/support/http/http-client.ts";
import { createTestServer, type TestServer } from "#tests/support/server/test-server.ts";
import {
  BISTRO,
  BISTRO_ORGANIZATION,
  newStaff,
  product,
  ZEN,
  ZEN_ORGANIZATION,
} from "#tests/support/shopping/http-shopping.ts";

const params = { id: product("omleta-taraneasca") };

let server: TestServer;
let manager: HttpClient;
beforeAll(async () => {
  server = await createTestServer({ withoutJobs: true });
  manager = await newStaff(server, "manager@example.com", BISTRO_ORGANIZATION);
});
afterAll(() => server.stop());

async function send(
  [width, height]: readonly [number, number],
  contentHash: string | null,
  { client, shopId }: { readonly client: HttpClient; readonly shopId: ShopId } = {
    client: manager,
    shopId: BISTRO,
  },
) {
  const photo = await sharp({ create: { width, height, channels: 3, background: "#c84" } })
    .jpeg()
    .toBuffer();
  const picture = new Blob([new Uint8Array(photo)]);
  return client.call("putProductPicture", { params, body: { shopId, picture, contentHash } });
}

describe("a picture whose file is known (IMPORT-11)", () => {
  it("is kept once in its shop, however often and in whatever size it comes", async () => {
    const hash = "ab".repeat(32);
    const first = succeeded(await send([800, 600], hash));
    expect(succeeded(await send([400, 300], hash))).toEqual(first);
    expect(first.url).toContain(contentPictureId(BISTRO, hash));
    const client = await newStaff(server, "owner@example.com", ZEN_ORGANIZATION);
    const theirs = succeeded(await send([400, 300], hash, { client, shopId: ZEN }));
    expect([theirs.width, theirs.url.includes(contentPictureId(ZEN, hash))]).toEqual([400, true]);
    expect(succeeded(await send([400, 300], null)).url).not.toBe(first.url);
  });

  it("is one even where it comes twice at once", async () => {
    const hash = "cd".repeat(32);
    const [one, other] = await Promise.all([send([800, 600], hash), send([700, 525], hash)]);
    expect(succeeded(one)).toEqual(succeeded(other));
  });

  it.each(["", "AB".repeat(32), "zz".repeat(32), "ab"])("is not known by %j", async (hash) => {
    expect((await send([300, 300], hash)).status).toBe(422);
  });
});
