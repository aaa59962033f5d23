import { toId, type PictureId } from "#core/kernel/id.ts";
import type { Picture, PictureSource } from "./menu.ts";

/** Most bytes of a picture as it is uploaded: 8 MB (MENU-22). */
export const MAX_PICTURE_BYTES = 8 * 1024 * 1024;

/** Most pixels of one: what would take more memory than a server has to spare is refused by its header. */
export const MAX_PICTURE_PIXELS = 50_000_000;

/** What a picture is for. */
export type PictureUse = "product" | "logo";

/** The shortest side in pixels that still looks like something, and why a shorter one is refused. */
export const MIN_SIDES: Readonly<
  Record<PictureUse, { readonly pixels: number; readonly problem: PictureProblem }>
> = {
  product: { pixels: 200, problem: "validation.picture_too_small" },
  logo: { pixels: 96, problem: "validation.logo_too_small" },
};

/** Widths in pixels that a picture is drawn in, none wider than it is: a card, a phone, a product on a dense screen. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const;

/** What a picture may be uploaded as. */
export const UPLOADED_PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;

/** What each is drawn as, the smaller one first. */
export const PICTURE_FORMS = ["avif", "webp"] as const;

/** One of them. */
export type PictureForm = (typeof PICTURE_FORMS)[number];

/** A picture that was uploaded: where it is, and its size in pixels at its widest. */
export type UploadedPicture = Pick<Picture, "url" | "width" | "height">;

/** Why a picture is refused, as message keys of its field. */
export type PictureProblem =
  | "validation.picture_too_large"
  | "validation.picture_unreadable"
  | "validation.picture_too_many_pixels"
  | "validation.picture_too_small"
  | "validation.logo_too_small";

const PREFIX = "/pictures/products/";
const OWN = /^\/pictures\/products\/([0-7][0-9A-HJKMNP-TV-Z]{25})\/\d{2,4}\.webp$/u;

/** The widths that a picture of that width is kept in, the narrowest first. */
export function keptWidths(width: number): readonly number[] {
  const widest = Math.min(width, PICTURE_WIDTHS[2]);
  return [...PICTURE_WIDTHS.filter((one) => one < widest), widest];
}

/** The address of one file of an uploaded picture. */
export function pictureFilePath(id: PictureId, width: number, form: PictureForm): string {
  return `${PREFIX}${id}/${width}.${form}`;
}

/** An uploaded picture of that size, which browsers without `srcset` get at a phone's width. */
export function uploadedPicture(id: PictureId, width: number, height: number): UploadedPicture {
  const widths = keptWidths(width);
  return { url: pictureFilePath(id, widths[1] ?? width, "webp"), width, height };
}

/** Which upload a picture is of; null for those that came otherwise. */
export function pictureIdOf(url: string): PictureId | null {
  const id = OWN.exec(url)?.[1];
  return id === undefined ? null : toId<PictureId>(id);
}

/** The files to choose from; none for pictures that were not uploaded. */
export function pictureSources({ url, width }: Pick<Picture, "url" | "width">): readonly PictureSource[] {
  const id = pictureIdOf(url);
  if (id === null) return [];
  return PICTURE_FORMS.map((form) => ({
    type: `image/${form}`,
    srcset: keptWidths(width)
      .map((one) => `${pictureFilePath(id, one, form)} ${one}w`)
      .join(", "),
  }));
}
