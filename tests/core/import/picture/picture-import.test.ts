import { describe, expect, it } from "vitest";
import { createMenuEditor } from "#core/app/screen/menu/create-menu-editor.ts";
import { createMenuImport } from "#core/app/screen/menu/create-menu-import.ts";
import { createPictureImport } from "#core/app/screen/menu/create-picture-import.ts";
import { draftContent } from "#core/draft/menu-draft.ts";
import { isProduct } from "#core/draft/menu-entry.ts";
import type { AppError } from "#core/errors/app-error.ts";
import { MAX_PICTURE_ARCHIVE_BYTES, MAX_PICTURE_FILES } from "#core/import/picture/picture-files.ts";
import { pictureTotal } from "#core/import/picture/picture-import.ts";
import {
  selectArePicturesDone,
  selectArePicturesUploading,
  selectIsOpening,
  selectPictureImport,
} from "#core/import/picture/picture-import.selectors.ts";
import type { ProductId, ShopId } from "#core/kernel/id.ts";
import { MAX_PICTURE_BYTES } from "#core/menu/picture.ts";
import { aProductEntry, named } from "#tests/support/builders/menu-entry.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { simulateApp } from "#tests/support/headless/simulated-app.ts";
import { flush } from "#tests/support/patience.ts";

const SHOP = idOf<ShopId>("bistro");
const PIZZA = aProductEntry().id;
const UPLOAD = "menuDrafts.putProductPicture";
const EDIT = "menuDrafts.editMenuDraft";
const REFUSED: AppError = {
  tag: "Invalid",
  key: "validation.failed",
  message: null,
  fields: { picture: ["Imaginea este prea mică"] },
  details: {},
};

const JPEG = [0xff, 0xd8, 0xff, 0xe0];

const file = (name: string, bytes: readonly number[] = JPEG, size = bytes.length) => ({
  name,
  size,
  arrayBuffer: () => Promise.resolve(new Uint8Array(bytes).buffer),
});

const picture = (name: string, productId: ProductId = PIZZA) => ({ productId, name });

async function start() {
  const backend = createTestBackend({ isSignedIn: true });
  const { app } = await simulateApp({ backend });
  const editor = createMenuEditor(app, SHOP);
  editor.start();
  const menuImport = createMenuImport(app, editor, SHOP);
  const actor = createPictureImport(app, editor, menuImport, SHOP);
  menuImport.start();
  actor.start();
  await flush();
  const asked = (call: string) => backend.callLog.log.filter((one) => one === call).length;
  const state = () => {
    const snapshot = actor.getSnapshot();
    const { placed, failed, problem } = selectPictureImport(snapshot);
    return {
      isOpening: selectIsOpening(snapshot),
      isUploading: selectArePicturesUploading(snapshot),
      areDone: selectArePicturesDone(snapshot),
      problem,
      placed,
      failed: failed.map(({ picture: { name } }) => name),
    };
  };
  const found = () => selectPictureImport(actor.getSnapshot()).found;
  const pizza = () => {
    const { draft } = editor.getSnapshot().context;
    if (draft === null) throw new Error("The draft is read");
    return draftContent(draft.entries, draft.changes)
      .filter(isProduct)
      .find(({ id }) => id === PIZZA);
  };
  return { backend, editor, menuImport, actor, asked, state, found, pizza };
}

const IDLE = {
  isOpening: false,
  isUploading: false,
  areDone: false,
  problem: null,
  placed: 0,
  failed: [],
};

describe("the pictures that an imported menu names (IMPORT-11)", () => {
  it("are found by name, and what is missing, too large or none is said before anything is written", async () => {
    const { actor, asked, state, found } = await start();
    const pictures = [
      picture("foto/PIZZA.jpg"),
      picture("lipsa.jpg"),
      picture("mare.png"),
      picture("text.jpg"),
    ];
    actor.send({ type: "pictureImport.expect", pictures });
    actor.send({
      type: "pictureImport.choose",
      files: [
        file("pizza.jpg"),
        file("mare.png", JPEG, MAX_PICTURE_BYTES + 1),
        file("text.jpg", [0x41]),
        file("alta.jpg"),
      ],
    });
    expect(state()).toEqual({ ...IDLE, isOpening: true });
    await flush();
    expect(state()).toEqual(IDLE);
    expect(found()).toMatchObject({
      ready: [{ productId: PIZZA, name: "foto/PIZZA.jpg" }],
      same: 0,
      missing: ["lipsa.jpg"],
      refused: [
        { name: "mare.png", problem: "validation.picture_too_large" },
        { name: "text.jpg", problem: "validation.picture_unreadable" },
      ],
      broken: [],
    });
    expect([asked(UPLOAD), asked(EDIT)]).toEqual([0, 0]);
  });

  it("are uploaded into the draft and show in the editor, and the same once more are not sent again", async () => {
    const { actor, asked, state, found, pizza } = await start();
    const pictures = [picture("pizza.jpg")];
    actor.send({ type: "pictureImport.expect", pictures });
    actor.send({ type: "pictureImport.choose", files: [file("pizza.jpg")] });
    await flush();
    actor.send({ type: "pictureImport.upload" });
    expect(state()).toEqual({ ...IDLE, isUploading: true });
    await flush();
    expect(state()).toEqual({ ...IDLE, areDone: true, placed: 1 });
    expect(pizza()?.picture).toMatchObject({ width: 1280, alts: named("Pizza") });
    actor.send({ type: "pictureImport.expect", pictures });
    actor.send({ type: "pictureImport.choose", files: [file("pizza.jpg")] });
    await flush();
    expect(found()).toMatchObject({ ready: [], same: 1 });
    actor.send({ type: "pictureImport.upload" });
    await flush();
    expect([asked(UPLOAD), asked(EDIT)]).toEqual([1, 1]);
  });

  it("continue after one that is refused, which is named and tried again when asked", async () => {
    const { actor, backend, state } = await start();
    backend.callLog.failNext(UPLOAD, REFUSED);
    const gone = picture("alta.jpg", idOf<ProductId>("Gone"));
    actor.send({ type: "pictureImport.expect", pictures: [picture("mica.jpg"), gone, picture("pizza.jpg")] });
    actor.send({
      type: "pictureImport.choose",
      files: [file("mica.jpg"), file("alta.jpg"), file("pizza.jpg")],
    });
    await flush();
    actor.send({ type: "pictureImport.upload" });
    await flush();
    expect(state()).toEqual({ ...IDLE, areDone: true, placed: 1, failed: ["mica.jpg", "alta.jpg"] });
    actor.send({ type: "pictureImport.retry" });
    await flush();
    expect(state()).toEqual({ ...IDLE, areDone: true, placed: 2, failed: ["alta.jpg"] });
  });

  it("wait for another try where no picture could arrive", async () => {
    const { actor, backend, asked, state } = await start();
    backend.callLog.failNext(UPLOAD, UNREACHABLE);
    actor.send({ type: "pictureImport.expect", pictures: [picture("a.jpg"), picture("b.jpg")] });
    actor.send({ type: "pictureImport.choose", files: [file("a.jpg"), file("b.jpg")] });
    await flush();
    actor.send({ type: "pictureImport.upload" });
    await flush();
    expect([state(), asked(UPLOAD)]).toEqual([{ ...IDLE, areDone: true, failed: ["a.jpg", "b.jpg"] }, 1]);
    actor.send({ type: "pictureImport.retry" });
    await flush();
    expect(state()).toEqual({ ...IDLE, areDone: true, placed: 2 });
  });

  it("are not even opened where they are too much", async () => {
    const { actor, state } = await start();
    actor.send({ type: "pictureImport.expect", pictures: [picture("a.jpg")] });
    const archives = [file("a.zip", [], MAX_PICTURE_ARCHIVE_BYTES), file("b.zip", [], 1)];
    actor.send({ type: "pictureImport.choose", files: archives });
    expect(state()).toEqual({ ...IDLE, problem: "tooLarge" });
    const files = Array.from({ length: MAX_PICTURE_FILES + 1 }, () => file("a.jpg"));
    actor.send({ type: "pictureImport.choose", files });
    expect(state()).toEqual({ ...IDLE, problem: "tooMany" });
  });

  it("are looked for again when the menu is read otherwise, and forgotten with it", async () => {
    const { actor, found } = await start();
    actor.send({ type: "pictureImport.expect", pictures: [picture("a.jpg")] });
    actor.send({ type: "pictureImport.choose", files: [file("b.jpg")] });
    await flush();
    expect(found()).toMatchObject({ ready: [], missing: ["a.jpg"] });
    actor.send({ type: "pictureImport.expect", pictures: [picture("b.jpg")] });
    await flush();
    expect(found()).toMatchObject({ ready: [{ name: "b.jpg" }], missing: [] });
    actor.send({ type: "pictureImport.expect", pictures: [] });
    expect(selectPictureImport(actor.getSnapshot())).toMatchObject({ pictures: [], files: [], found: null });
  });

  it("are not exchanged while they are on their way, and follow an import that took the menu", async () => {
    const { actor, backend, menuImport, state } = await start();
    backend.callLog.hold(UPLOAD);
    menuImport.send({ type: "menuImport.choose", files: [file("meniu.csv")] });
    await flush();
    actor.send({ type: "pictureImport.expect", pictures: [picture("a.jpg")] });
    actor.send({ type: "pictureImport.choose", files: [file("a.jpg")] });
    await flush();
    menuImport.send({ type: "menuImport.import" });
    await flush();
    expect(state()).toEqual({ ...IDLE, isUploading: true });
    actor.send({ type: "pictureImport.choose", files: [file("b.jpg")] });
    expect([state().isUploading, pictureTotal(selectPictureImport(actor.getSnapshot()))]).toEqual([true, 1]);
    backend.callLog.release(UPLOAD);
    for (const call of backend.callLog.held) call.release();
    await flush();
    expect(state()).toEqual({ ...IDLE, areDone: true, placed: 1 });
  });
});
