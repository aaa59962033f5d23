import { invalid, messagesOf } from "#adapters/server/http/failures.ts";
import { createUploadQueue } from "#adapters/server/http/upload-queue.ts";
import type { FileBytes } from "#core/kernel/file-bytes.ts";
import type { ShopId } from "#core/kernel/id.ts";
import type { PictureUse } from "#core/menu/picture.ts";
import { drawPicture, type DrawnPicture } from "./draw-picture.ts";

/** Draws an upload again; throws what is wrong with it. */
export type PictureDrawing = (upload: FileBytes, shopId: ShopId, use: PictureUse) => Promise<DrawnPicture>;

/** The drawing of uploads in this process; one takes a second of a processor. */
export function createPictureDrawing(): PictureDrawing {
  const drawing = createUploadQueue();
  return async (upload, shopId, use) => {
    const bytes = Buffer.from(await upload.arrayBuffer());
    const drawn = await drawing(() => drawPicture(bytes, use), shopId);
    if (!drawn.ok) throw invalid(messagesOf({ picture: drawn.error }));
    return drawn.value;
  };
}
