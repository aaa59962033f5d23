import { SETTING_CONFLICT } from "#core/setting/setting.ts";
import { shadesOf, type HeldShopLook } from "#core/setting/look/shop-look.ts";
import { uploadedPicture } from "#core/menu/picture.ts";
import type { PictureId } from "#core/kernel/id.ts";
import { aShop } from "../builders/shop.ts";
import { idOf } from "../builders/values.ts";
import { type InMemoryPorts, refused } from "./call-log.ts";

/** The look of the builders' shop as it begins: in the colors that it was made with. */
export function lookAtFirst(): HeldShopLook {
  return { version: 1, look: { accent: null, logo: null }, colors: aShop().colors, currency: "RON" };
}

/** The look of every shop in memory, written by the version that was read. */
export function createInMemoryLooks(): InMemoryPorts["shopLooks"] {
  let held = lookAtFirst();
  return {
    readShopLook: () => held,
    writeShopLook: (_id, version, look) => {
      if (version !== held.version) throw refused(SETTING_CONFLICT);
      held = { ...held, version: version + 1, look, colors: shadesOf(look, held.colors) };
      return held;
    },
    putShopLogo: () => uploadedPicture(idOf<PictureId>("logo"), 640, 640),
  };
}
