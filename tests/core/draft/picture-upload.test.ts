import { describe, expect, it } from "vitest";
import { createPictureUpload } from "#core/app/screen/menu/create-picture-upload.ts";
import { selectIsUploading, selectPictureProblem } from "#core/draft/picture-upload.machine.ts";
import type { AppError } from "#core/errors/app-error.ts";
import type { ProductId, ShopId } from "#core/kernel/id.ts";
import { MAX_PICTURE_BYTES, type UploadedPicture } from "#core/menu/picture.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { simulateApp } from "#tests/support/headless/simulated-app.ts";
import { flush } from "#tests/support/patience.ts";

const CALL = "menuDrafts.putProductPicture";
const REFUSED: AppError = {
  tag: "Invalid",
  key: "validation.failed",
  message: null,
  fields: { picture: ["Fișierul nu este o imagine"] },
  details: {},
};

async function start() {
  const backend = createTestBackend({ isSignedIn: true });
  const { app } = await simulateApp({ backend });
  const uploaded: UploadedPicture[] = [];
  const input = { shopId: idOf<ShopId>("bistro"), productId: idOf<ProductId>("soup") };
  const upload = createPictureUpload(app, input, (picture) => uploaded.push(picture));
  upload.start();
  const choose = (size: number) =>
    upload.send({
      type: "pictureUpload.choose",
      file: { size, arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) },
    });
  return { app, backend, upload, uploaded, choose };
}

describe("uploading a picture (MENU-22)", () => {
  it("says what it became, and that it is on its way until then", async () => {
    const { backend, upload, uploaded, choose } = await start();
    backend.callLog.hold(CALL);
    choose(MAX_PICTURE_BYTES);
    await flush();
    expect([selectIsUploading(upload.getSnapshot()), uploaded]).toEqual([true, []]);
    backend.callLog.release(CALL);
    for (const call of backend.callLog.held) call.release();
    await flush();
    expect(selectIsUploading(upload.getSnapshot())).toBe(false);
    expect(uploaded).toHaveLength(1);
  });

  it("sends nothing that is too large", async () => {
    const { backend, upload, choose } = await start();
    choose(MAX_PICTURE_BYTES + 1);
    await flush();
    expect(selectPictureProblem(upload.getSnapshot())).toBe("validation.picture_too_large");
    expect(backend.callLog.log).not.toContain(CALL);
    choose(1);
    await flush();
    expect(selectPictureProblem(upload.getSnapshot())).toBeNull();
  });

  it("shows what the server says of a file, and forgets it with the next one", async () => {
    const { backend, upload, uploaded, choose } = await start();
    backend.callLog.failNext(CALL, REFUSED);
    choose(10);
    await flush();
    expect(selectPictureProblem(upload.getSnapshot())).toBe("Fișierul nu este o imagine");
    choose(10);
    await flush();
    expect([selectPictureProblem(upload.getSnapshot()), uploaded.length]).toEqual([null, 1]);
  });

  it("is a failure of the page where the network is away, and can be tried again", async () => {
    const { backend, upload, uploaded, choose } = await start();
    backend.callLog.failNext(CALL, UNREACHABLE);
    choose(10);
    await flush();
    expect([selectPictureProblem(upload.getSnapshot()), uploaded]).toEqual([null, []]);
    choose(10);
    await flush();
    expect(uploaded).toHaveLength(1);
  });

  it("is given up when somebody says so, and replaced by what is chosen next", async () => {
    const { backend, upload, uploaded, choose } = await start();
    backend.callLog.hold(CALL);
    choose(10);
    await flush();
    upload.send({ type: "pictureUpload.cancel" });
    expect(selectIsUploading(upload.getSnapshot())).toBe(false);
    choose(20);
    choose(30);
    backend.callLog.release(CALL);
    for (const call of backend.callLog.held) call.release();
    await flush();
    expect(uploaded).toHaveLength(1);
  });
});
