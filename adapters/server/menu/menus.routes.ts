import { encodingFor } from "#adapters/server/http/encoding.ts";
import type { Handlers } from "#adapters/server/http/handler.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { ShopDirectory } from "#adapters/server/shop/shop-directory.ts";
import { visibleShop } from "#adapters/server/shop/visible-shop.ts";
import type { ShopId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";
import { menuAnswer } from "./menu-answer.ts";
import type { MenuAnswerCache } from "./menu-answer-cache.ts";
import { createMenuCache } from "./menu-bytes.ts";
import { type MenuReader, readOrderAgain } from "./menus.queries.ts";
import type { OrderAgainCache, OrderAgainProducts } from "./order-again-cache.ts";

/** What serving menus needs. */
interface MenuDeps {
  readonly database: DatabasePool;
  readonly directory: ShopDirectory;
  readonly menuAnswers: MenuAnswerCache;
  readonly orderAgain: OrderAgainCache;
}

/** The menu of a shop: the same bytes for all guests, and with one's own products for somebody who ordered before. */
export function createMenuHandlers(deps: MenuDeps): Pick<Handlers, "menu"> {
  const cache = createMenuCache();
  const orderAgain = (reader: MenuReader, shopId: ShopId, now: Instant): Promise<OrderAgainProducts> =>
    deps.orderAgain.of(reader, shopId, () => readOrderAgain(deps.database, reader, shopId, now));
  return {
    menu: async ({ query, visitor, request }) => {
      const { shopId } = query.filter;
      const reading = deps.directory.byId(shopId);
      const snapshot = await visibleShop(deps.directory, visitor, await reading);
      const { sessionHash, hostName, now } = visitor;
      const again =
        sessionHash === null ? null : await orderAgain({ sessionHash, host: hostName }, snapshot.shopId, now);
      const encoding = encodingFor(request.headers["accept-encoding"]);
      const form = await cache.of(snapshot, visitor.localeOr(snapshot.shop.locale), encoding);
      deps.menuAnswers.keep(request, shopId, reading, form);
      return menuAnswer(form, again, request.headers["if-none-match"]);
    },
  };
}
