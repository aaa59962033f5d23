import * as Schema from "effect/Schema";
import type { ShopId } from "#core/kernel/id.ts";
import type { UploadedPicture } from "#core/menu/picture.ts";
import { file } from "../schema/file.ts";
import { count, ulid } from "../schema/scalars.ts";
import { type WireCodec, wireStruct } from "../schema/wire-struct.ts";

/** The form that a picture is uploaded by. The product may be one that is only typed yet, so the shop is named too. */
export const pictureForm = wireStruct({ shopId: ulid<ShopId>(), picture: file });

/** What it became. */
export const uploadedPicture: WireCodec<UploadedPicture> = wireStruct({
  url: Schema.String,
  width: count,
  height: count,
});
