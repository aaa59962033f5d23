import { encodingFor } from "#adapters/server/http/encoding.ts";
import type { Handlers } from "#adapters/server/http/handler.ts";
import type { ShopDirectory } from "#adapters/server/shop/shop-directory.ts";
import { visibleShop } from "#adapters/server/shop/visible-shop.ts";
import { menuAnswer } from "./menu-answer.ts";
import type { MenuAnswerCache } from "./menu-answer-cache.ts";
import { createMenuCache } from "./menu-bytes.ts";
import { type OrderAgainDeps, ownOrderAgain } from "./own-order-again.ts";

/** What serving menus needs. */
interface MenuDeps extends OrderAgainDeps {
  readonly directory: ShopDirectory;
  readonly menuAnswers: MenuAnswerCache;
}

/** The menu of a shop: the same bytes for all guests, and with one's own products for somebody who ordered before. */
export function createMenuHandlers(deps: MenuDeps): Pick<Handlers, "menu"> {
  const cache = createMenuCache();
  return {
    menu: async ({ query, visitor, request }) => {
      const { shopId } = query.filter;
      const reading = deps.directory.byId(shopId);
      const snapshot = await visibleShop(deps.directory, visitor, await reading);
      const again = await ownOrderAgain(deps, visitor, snapshot.shopId);
      const encoding = encodingFor(request.headers["accept-encoding"]);
      const form = await cache.of(snapshot, visitor.localeOr(snapshot.shop.locale), encoding);
      deps.menuAnswers.keep(request, shopId, reading, form);
      return menuAnswer(form, again, request.headers["if-none-match"]);
    },
  };
}
