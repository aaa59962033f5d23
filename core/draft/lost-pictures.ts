import type { PictureId } from "#core/kernel/id.ts";
import { pictureIdOf } from "#core/menu/picture.ts";
import { isProduct, type MenuContent, type MenuEntry } from "./menu-entry.ts";

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
