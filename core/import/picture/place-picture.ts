import type { HeldChanges, MenuDraftPort } from "#core/draft/menu-draft.ports.ts";
import { isProduct, type EntryPicture, type MenuContent, type ProductEntry } from "#core/draft/menu-entry.ts";
import type { AppError } from "#core/errors/app-error.ts";
import type { FileBytes } from "#core/kernel/file-bytes.ts";
import type { PictureId, ProductId, ShopId } from "#core/kernel/id.ts";
import { pictureIdOf, type PictureProblem, type UploadedPicture } from "#core/menu/picture.ts";
import type { PictureFile, ReadyPicture } from "./picture-files.ts";

/** What gives products their pictures. */
export interface PicturePlaces {
  readonly drafts: Pick<MenuDraftPort, "putProductPicture" | "editMenuDraft">;
  /** The menu as it is edited now. */
  readonly content: () => MenuContent;
}

const GONE: AppError = { tag: "NotFound", key: "not_found", message: null };
const UNREADABLE: AppError = {
  tag: "Invalid",
  key: "validation.failed",
  message: null,
  fields: { picture: ["validation.picture_unreadable" satisfies PictureProblem] },
  details: {},
};

/**
 * Uploads a picture and gives it to its product in the draft; one that some product of the menu has is not uploaded again.
 * Answers null where the product has it already, and rejects with NotFound where the draft has no such product any more.
 */
export async function placePicture(
  { drafts, content }: PicturePlaces,
  shopId: ShopId,
  { productId, file, content: known }: ReadyPicture,
  signal: AbortSignal,
): Promise<HeldChanges | null> {
  if (productOf(content(), productId) === null) throw GONE;
  const picture =
    keptPicture(content(), known?.id ?? null) ??
    (await drafts.putProductPicture(shopId, productId, await bytesOf(file), known?.hash ?? null, signal));
  const base = productOf(content(), productId);
  if (base === null) throw GONE;
  if (base.picture?.url === picture.url) return null;
  const entry = { ...base, picture: drawn(picture, base) };
  return drafts.editMenuDraft(shopId, [{ base, entry }], signal);
}

// A file may be gone since it was chosen.
async function bytesOf(file: PictureFile): Promise<FileBytes> {
  try {
    return await file.read();
  } catch {
    throw UNREADABLE;
  }
}

/** Whether a product of a menu has a picture that was uploaded under that id. */
export function hasPicture(content: MenuContent, productId: ProductId, id: PictureId): boolean {
  const url = productOf(content, productId)?.picture?.url;
  return url !== undefined && pictureIdOf(url) === id;
}

function productOf(content: MenuContent, id: ProductId): ProductEntry | null {
  return content.filter(isProduct).find((entry) => entry.id === id) ?? null;
}

function keptPicture(content: MenuContent, id: PictureId | null): UploadedPicture | null {
  if (id === null) return null;
  return (
    content
      .filter(isProduct)
      .flatMap(({ picture }) => picture ?? [])
      .find(({ url }) => pictureIdOf(url) === id) ?? null
  );
}

// A new picture shows what the product is called until somebody words it.
function drawn({ url, width, height }: UploadedPicture, { picture, names }: ProductEntry): EntryPicture {
  return { url, width, height, alts: picture?.alts ?? names };
}
