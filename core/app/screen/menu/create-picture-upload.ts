import { connectPictureUpload, type PictureUploadActor } from "#core/draft/picture-upload.machine.ts";
import type { FileBytes } from "#core/kernel/file-bytes.ts";
import type { ProductId, ShopId } from "#core/kernel/id.ts";
import type { UploadedPicture } from "#core/menu/picture.ts";
import type { App } from "../../create-app.ts";
import { createScreenActor } from "../create-screen-actor.ts";

/** The upload of one product's picture; `onUploaded` hears what it became. */
export function createPictureUpload(
  app: App,
  { shopId, productId }: { readonly shopId: ShopId; readonly productId: ProductId },
  onUploaded: (picture: UploadedPicture) => void,
): PictureUploadActor {
  return createUpload(app, "operations.menu", onUploaded, (file, signal) =>
    app.ports.menuDrafts.putProductPicture(shopId, productId, file, null, signal),
  );
}

/** The upload of a shop's logo; `onUploaded` hears what it became. */
export function createLogoUpload(
  app: App,
  shopId: ShopId,
  onUploaded: (picture: UploadedPicture) => void,
): PictureUploadActor {
  return createUpload(app, "operations.look", onUploaded, (file, signal) =>
    app.ports.shopLooks.putShopLogo(shopId, file, signal),
  );
}

function createUpload(
  app: App,
  where: string,
  onUploaded: (picture: UploadedPicture) => void,
  send: (file: FileBytes, signal: AbortSignal) => Promise<UploadedPicture>,
): PictureUploadActor {
  const upload = createScreenActor(app, connectPictureUpload(send), undefined);
  upload.on("pictureUpload.uploaded", ({ picture }) => onUploaded(picture));
  upload.on("pictureUpload.failed", ({ error }) => app.root.send({ type: "app.fail", error, where }));
  return upload;
}
