import { mayName } from "#core/draft/named-pictures.ts";
import { isProduct, type EntryPicture, type MenuContent } from "#core/draft/menu-entry.ts";
import { pictureIdOf } from "#core/menu/picture.ts";
import type { ShopId } from "#core/kernel/id.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { Queries } from "#adapters/server/db/prepared.ts";
import { keptPictures } from "#adapters/server/menu/picture/pictures.queries.ts";
import type { DraftProduct, ImportDraft } from "../draft/import-draft.ts";

/** How pictures are chosen. */
interface PictureTerms {
  readonly locale: Locale;
  /** Hears of each product whose picture is none of the shop. */
  readonly leave: (name: string) => void;
}

/**
 * The pictures that products of a draft are given, of those that the menu names or the shop keeps (MENU-23); undefined
 * leaves a product the one that it has. The database is asked once for all of them.
 */
export async function choosePictures(
  queries: Queries,
  shopId: ShopId,
  { products }: ImportDraft,
  present: MenuContent,
  { locale, leave }: PictureTerms,
): Promise<(product: DraftProduct) => EntryPicture | null | undefined> {
  const urls = products.flatMap(({ details }) => details?.picture?.url ?? []);
  const kept = await keptPictures(
    queries,
    shopId,
    urls.flatMap((url) => pictureIdOf(url) ?? []),
  );
  const named = present.filter(isProduct).flatMap(({ picture }) => picture ?? []);
  const isKnown = (picture: EntryPicture): boolean =>
    named.some(
      (one) => one.url === picture.url && one.width === picture.width && one.height === picture.height,
    ) || mayName([{ picture }], kept);
  return ({ name, details }) => {
    if (details === undefined) return undefined;
    if (details.picture === null) return null;
    const { url, width, height, alt } = details.picture;
    const alts = {
      ro: details.translations["ro"]?.["alt"] ?? null,
      en: details.translations["en"]?.["alt"] ?? null,
    };
    const picture: EntryPicture = { url, width, height, alts: { ...alts, [locale]: alt } };
    if (isKnown(picture)) return picture;
    leave(name);
    return undefined;
  };
}
