import { createBoundedQueue } from "#adapters/server/http/bounded-queue.ts";
import { invalid, messagesOf, tooManyRequests } from "#adapters/server/http/failures.ts";
import type { FileBytes } from "#core/kernel/file-bytes.ts";
import type { ShopId } from "#core/kernel/id.ts";
import type { PictureUse } from "#core/menu/picture.ts";
import { drawPicture, type DrawnPicture } from "./draw-picture.ts";

// Each holds its bytes while it waits.
const MAX_WAITING = 8;
const RETRY_SECONDS = 5;

/** Draws an upload again; throws what is wrong with it. */
export type PictureDrawing = (upload: FileBytes, shopId: ShopId, use: PictureUse) => Promise<DrawnPicture>;

/**
 * The drawing of uploads in this process. It takes a second of a processor: orders are taken next to one of them, and not
 * next to ten.
 */
export function createPictureDrawing(): PictureDrawing {
  const drawing = createBoundedQueue({
    atOnce: 1,
    waiting: MAX_WAITING,
    refusal: () => tooManyRequests(RETRY_SECONDS),
  });
  return async (upload, shopId, use) => {
    const bytes = Buffer.from(await upload.arrayBuffer());
    const drawn = await drawing(() => drawPicture(bytes, use), shopId);
    if (!drawn.ok) throw invalid(messagesOf({ picture: drawn.error }));
    return drawn.value;
  };
}
