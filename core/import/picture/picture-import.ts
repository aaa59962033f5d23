import type { AppError } from "#core/errors/app-error.ts";
import type { NamedFile } from "#core/kernel/file-bytes.ts";
import type { ShopId } from "#core/kernel/id.ts";
import type { FoundPictures, MenuPicture, ReadyPicture } from "./picture-files.ts";

/** Why files are not even opened. */
export type PictureFilesProblem = "tooLarge" | "tooMany";

/** A picture that its product did not get, and why. */
export interface FailedPicture {
  readonly picture: ReadyPicture;
  readonly error: AppError;
}

/** The pictures that a menu names, where they are, and how far they are. */
export interface PictureImportContext {
  readonly shopId: ShopId;
  readonly pictures: readonly MenuPicture[];
  readonly files: readonly NamedFile[];
  readonly problem: PictureFilesProblem | null;
  readonly found: FoundPictures | null;
  readonly waiting: readonly ReadyPicture[];
  readonly failed: readonly FailedPicture[];
  /** How many products have theirs. */
  readonly placed: number;
}

/** How many products get a picture by the upload that runs or ran, those that have theirs among them. */
export function pictureTotal({
  placed,
  waiting,
  failed,
}: Pick<PictureImportContext, "placed" | "waiting" | "failed">): number {
  return placed + waiting.length + failed.length;
}
