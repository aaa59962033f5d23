import type { Queries } from "#adapters/server/db/prepared.ts";
import { notifyPrices } from "#adapters/server/menu/price-update/prices.queries.ts";
import type { ShopSnapshot } from "#adapters/server/shop/shop-snapshot.ts";
import { refused } from "#adapters/server/http/failures.ts";
import type { UserId } from "#core/kernel/id.ts";
import { pictureIdsOf } from "#core/draft/named-pictures.ts";
import { menuDifference } from "#core/draft/menu-difference.ts";
import { hindrances, type FlawTerms } from "#core/draft/menu-flaws.ts";
import type { MenuContent } from "#core/draft/menu-entry.ts";
import type { Publication } from "#core/draft/publication.ts";
import type { Instant } from "#core/time/instant.ts";
import { forgetPictures } from "../picture/pictures.queries.ts";
import { insertPublication } from "./publications.queries.ts";
import { writeDifference } from "./write-entries.ts";

/** Who publishes; null is the system. */
export interface Publisher {
  readonly userId: UserId | null;
  readonly name: string | null;
}

/** What a menu is to become. */
export interface WantedMenu extends Pick<Publication, "number" | "kind" | "revertedTo"> {
  readonly published: MenuContent;
  readonly content: MenuContent;
}

/** How a shop's menu is looked at for what is wrong with it. */
export function flawTermsOf({ shop, locations }: ShopSnapshot): FlawTerms {
  return { locale: shop.locale, locationIds: locations.map(({ id }) => id) };
}

/**
 * Makes a menu that is locked what is wanted, with all that follows: the publication is kept, and screens hear of it. Throws
 * the refusal where something keeps it from being published (MENU-19). Answers how many entries changed.
 */
export async function publishLocked(
  queries: Queries,
  snapshot: ShopSnapshot,
  { published, content, number, kind, revertedTo }: WantedMenu,
  { userId, name }: Publisher,
  now: Instant,
): Promise<number> {
  if (hindrances(content, published, flawTermsOf(snapshot)).length > 0) throw refused("menu.flawed");
  const { shopId, shop, locations } = snapshot;
  const difference = menuDifference(published, content);
  const changes = await writeDifference(queries, shopId, difference, { locale: shop.locale, now });
  const publication = { number, kind, revertedTo, at: now, by: name, actorId: userId };
  await insertPublication(queries, shopId, publication, changes);
  await forgetPictures(queries, pictureIdsOf(changes.map(({ before }) => before)));
  const actor = userId === null ? "system" : "staff";
  for (const { id } of locations.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
    await notifyPrices(queries, id, { actor, actorId: userId, now });
  return changes.length;
}
