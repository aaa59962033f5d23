import { describe, expect, it } from "vitest";
import { createShopLook } from "#core/app/screen/setting/create-shop-look.ts";
import { createLogoUpload } from "#core/app/screen/menu/create-picture-upload.ts";
import type { PictureId, ShopId } from "#core/kernel/id.ts";
import { uploadedPicture, type UploadedPicture } from "#core/menu/picture.ts";
import { readLookDraft, toLookDraft, type LookDraft } from "#core/setting/look/look-draft.ts";
import { shadesOf, shopLookProblems, type ShopLook } from "#core/setting/look/shop-look.ts";
import { selectSettingEdit, selectTheirs } from "#core/setting/setting.selectors.ts";
import { accentScale } from "#core/shop/accent/accent-scale.ts";
import { aShop } from "#tests/support/builders/shop.ts";
import { idOf } from "#tests/support/builders/values.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { simulateApp } from "#tests/support/headless/simulated-app.ts";
import { flush } from "#tests/support/patience.ts";

const ID = idOf<PictureId>("logo");
const KEPT = [{ id: ID, width: 640, height: 320 }];
const PLAIN: ShopLook = { accent: null, logo: null };
const GREEN: ShopLook = {
  accent: "#166534",
  logo: { picture: uploadedPicture(ID, 640, 320), ground: "white" },
};

describe("the look of a shop (SHOP-17)", () => {
  it("is a color of six digits and a logo that is kept for the shop", () => {
    expect(shopLookProblems(GREEN, PLAIN, KEPT)).toEqual({});
    expect(shopLookProblems(PLAIN, PLAIN, [])).toEqual({});
    expect(shopLookProblems({ ...GREEN, accent: "green" }, PLAIN, [])).toEqual({
      "look.accent": "validation.color",
      "look.logo": "validation.picture_missing",
    });
    const larger = { picture: uploadedPicture(ID, 1280, 640), ground: "none" } as const;
    expect(shopLookProblems({ ...GREEN, logo: larger }, PLAIN, KEPT)).toEqual({
      "look.logo": "validation.picture_missing",
    });
  });

  it("keeps its first shades until a color is chosen, and has one from then on", () => {
    const { colors } = aShop();
    expect(shadesOf(PLAIN, colors)).toBe(colors);
    expect(shadesOf(GREEN, colors)).toEqual(accentScale("#166534"));
    expect(shopLookProblems(PLAIN, GREEN, [])).toEqual({ "look.accent": "validation.color" });
  });

  it("is typed with or without its sign, of six digits or three, and comes back as it was", () => {
    const accentOf = (accent: string) => readLookDraft({ accent, logo: null });
    for (const typed of ["#1166aa", " 1166AA ", "#16a", "16A"])
      expect(accentOf(typed)).toEqual({ ok: true, value: { accent: "#1166aa", logo: null } });
    for (const typed of ["green", "#12", "#12345g", "#1234567"])
      expect(accentOf(typed)).toEqual({ ok: false, error: "validation.color" });
    for (const look of [PLAIN, GREEN])
      expect(readLookDraft(toLookDraft(look))).toEqual({ ok: true, value: look });
  });

  it("is seen by who saves second before it is overwritten (SETTING-1)", async () => {
    const backend = createTestBackend({ isSignedIn: true });
    const { app } = await simulateApp({ backend });
    const shopId = idOf<ShopId>("bistro");
    const screens = [createShopLook(app, shopId), createShopLook(app, shopId)] as const;
    for (const screen of screens) screen.start();
    await flush();
    const save = async (screen: (typeof screens)[number], change: Partial<LookDraft>): Promise<void> => {
      const edit = selectSettingEdit(screen.getSnapshot());
      if (edit === null) throw new Error("The look was not read");
      screen.send({ type: "setting.change", draft: { ...edit.draft, ...change } });
      screen.send({ type: "setting.save" });
      await flush();
    };
    const [first, second] = screens;
    const uploaded: UploadedPicture[] = [];
    const upload = createLogoUpload(app, shopId, (picture) => uploaded.push(picture));
    upload.start();
    upload.send({
      type: "pictureUpload.choose",
      file: { size: 10, arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) },
    });
    await flush();
    const [picture = uploadedPicture(ID, 1, 1)] = uploaded;
    await save(first, { accent: "#166534", logo: { picture, ground: "accent" } });
    await save(second, { accent: "#b91c1c" });
    expect(selectTheirs(second.getSnapshot())?.held.look).toEqual({
      accent: "#166534",
      logo: { picture, ground: "accent" },
    });
    second.send({ type: "setting.takeTheirs" });
    expect(selectSettingEdit(second.getSnapshot())?.draft.accent).toBe("#166534");
  });
});
