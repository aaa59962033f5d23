import * as Schema from "effect/Schema";
import { LOGO_GROUNDS, type HeldShopLook, type ShopLook } from "#core/setting/look/shop-look.ts";
import { ACCENT_PATTERN } from "#core/shop/accent/accent-scale.ts";
import { currency } from "../money.ts";
import { uploadedPicture } from "../menu/picture.ts";
import { encoderOf } from "../schema/encoder.ts";
import { file } from "../schema/file.ts";
import { count } from "../schema/scalars.ts";
import { wireStruct, type WireCodec } from "../schema/wire-struct.ts";
import { colors } from "./shop.ts";

const look: WireCodec<ShopLook> = wireStruct({
  accent: Schema.NullOr(Schema.String.check(Schema.isPattern(ACCENT_PATTERN))),
  logo: Schema.NullOr(wireStruct({ picture: uploadedPicture, ground: Schema.Literals(LOGO_GROUNDS) })),
});

/** The look as somebody writes it, with the version that it changes. */
export const shopLookCommand = wireStruct({ version: count, look });

/** The look as it is held. */
export const heldShopLook: WireCodec<HeldShopLook> = wireStruct({ version: count, look, colors, currency });

/** The form that a logo is uploaded by. */
export const logoForm = wireStruct({ picture: file });

/** The look as a refusal names it. */
export function encodeShopLook(held: HeldShopLook): unknown {
  return encoderOf(heldShopLook)(held);
}
