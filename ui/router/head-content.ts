import type { Menu } from "#core/menu/menu.ts";
import type { RouteMatch } from "#core/routing/match-route.ts";
import type { Shop } from "#core/shop/shop.ts";
import type { I18n } from "#ui/i18n/i18n.ts";
import { descriptionOf } from "./description-of.ts";
import { titleOf } from "./title-of.ts";

/** The subject of a page. */
export interface PageSubject {
  /** Null for an address that is no page. */
  readonly match: RouteMatch | null;
  readonly shop: Shop | null;
  readonly menu: Menu | null;
}

/** What the head of a page says about it, without its address. */
export interface HeadContent {
  readonly title: string;
  readonly description: string;
  /** Whether search engines may list it. */
  readonly isIndexable: boolean;
}

/** Title, description and whether search engines may list a page; the same in its first HTML and after a navigation. */
export function headContent(i18n: I18n, { match, shop, menu }: PageSubject): HeadContent {
  return {
    title: titleOf(i18n, match, shop, menu),
    description: descriptionOf(i18n, match, shop, menu),
    isIndexable: match?.route.isIndexable === true,
  };
}
