import type { PictureId } from "#core/kernel/id.ts";
import { pictureIdOf, uploadedPicture, type UploadedPicture } from "#core/menu/picture.ts";
import type { EntryChange } from "./menu-draft.ts";
import { isProduct, type MenuContent, type MenuEntry, type ProductEntry } from "./menu-entry.ts";

/** The uploads that entries name. */
export function pictureIdsOf(entries: readonly (MenuEntry | null)[]): readonly PictureId[] {
  return entries.flatMap((entry) => {
    if (entry === null || !isProduct(entry) || entry.picture === null) return [];
    const id = pictureIdOf(entry.picture.url);
    return id === null ? [] : [id];
  });
}

/** The menu without the uploads that are there no more: an earlier version of a menu may name them (MENU-23). */
export function withoutLostPictures(content: MenuContent, kept: ReadonlySet<PictureId>): MenuContent {
  return content.map((entry) => {
    const [id] = pictureIdsOf([entry]);
    return id === undefined || kept.has(id) || !isProduct(entry) ? entry : { ...entry, picture: null };
  });
}

/** An upload that is kept for the shop, in pixels at its widest. */
export interface KeptPicture {
  readonly id: PictureId;
  readonly width: number;
  readonly height: number;
}

/** Products that changes would give a picture that no product of the menu has. */
export function newPictures(changes: readonly EntryChange[], content: MenuContent): readonly ProductEntry[] {
  const held = new Set(content.map((entry) => (isProduct(entry) ? pictureText(entry.picture) : null)));
  return changes
    .flatMap(({ entry }) => (entry === null || !isProduct(entry) ? [] : [entry]))
    .filter(({ picture }) => picture !== null && !held.has(pictureText(picture)));
}

/** Whether all of them name uploads of the shop, each at its own size (MENU-23). */
export function mayName(
  named: readonly Pick<ProductEntry, "picture">[],
  kept: readonly KeptPicture[],
): boolean {
  const known = new Set(kept.map(({ id, width, height }) => pictureText(uploadedPicture(id, width, height))));
  return named.every(({ picture }) => known.has(pictureText(picture)));
}

function pictureText(picture: UploadedPicture | null): string | null {
  return picture === null ? null : [picture.url, picture.width, picture.height].join(" ");
}
