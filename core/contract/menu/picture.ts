import * as Schema from "effect/Schema";
import type { ShopId } from "#core/kernel/id.ts";
import type { UploadedPicture } from "#core/menu/picture.ts";
import { file } from "../schema/file.ts";
import { count, optionalOrNull, ulid } from "../schema/scalars.ts";
import { type WireCodec, wireStruct } from "../schema/wire-struct.ts";

const SHA_256 = /^[0-9a-f]{64}$/u;

/**
 * The form that a picture is uploaded by. The product may be one that is only typed yet, so the shop is named too; and the
 * file may have been made smaller since, so its hash is that of the one that was chosen.
 */
export const pictureForm = wireStruct({
  shopId: ulid<ShopId>(),
  picture: file,
  contentHash: optionalOrNull(Schema.String.check(Schema.isPattern(SHA_256))),
});

/** What it became. */
export const uploadedPicture: WireCodec<UploadedPicture> = wireStruct({
  url: Schema.String,
  width: count,
  height: count,
});
