import type { FileBytes } from "#core/kernel/file-bytes.ts";
import type { ShopId } from "#core/kernel/id.ts";
import type { UploadedPicture } from "#core/menu/picture.ts";
import type { HeldShopLook, ShopLook } from "./shop-look.ts";

/** How shops look. */
export interface ShopLookPort {
  readShopLook(id: ShopId, signal: AbortSignal): Promise<HeldShopLook>;
  /** Rejects with Refused `setting.version_conflict` where somebody wrote it after that version. */
  writeShopLook(id: ShopId, version: number, look: ShopLook, signal: AbortSignal): Promise<HeldShopLook>;
  /** Keeps a logo, which a look then names; rejects with Invalid where it is none. */
  putShopLogo(id: ShopId, picture: FileBytes, signal: AbortSignal): Promise<UploadedPicture>;
}
