import { notFound } from "#adapters/server/http/failures.ts";
import type { Handlers } from "#adapters/server/http/handler.ts";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import type { Clock } from "#core/time/clock.ts";
import type { ShopDirectory } from "#adapters/server/shop/shop-directory.ts";
import type { ShopId } from "#core/kernel/id.ts";
import type { Instant } from "#core/time/instant.ts";
import { createMenuCache, type MenuBytes } from "./menu-bytes.ts";
import type { MenuAnswer, MenuAnswerCache } from "./menu-answer-cache.ts";
import { type MenuReader, readOrderAgain } from "./menus.queries.ts";
import { createOrderAgainCache, type OrderAgainProducts } from "./order-again-cache.ts";

/** What serving menus needs. */
interface MenuDeps {
  readonly database: DatabasePool;
  readonly clock: Clock;
  readonly directory: ShopDirectory;
  readonly menuAnswers: MenuAnswerCache;
}

/** The menu of a shop: the same bytes for all guests, and with one's own products for somebody who ordered before. */
export function createMenuHandlers(deps: MenuDeps): Pick<Handlers, "menu"> {
  const cache = createMenuCache();
  const remembered = createOrderAgainCache(() => deps.clock.millis());
  const orderAgain = (reader: MenuReader, shopId: ShopId, now: Instant): Promise<OrderAgainProducts> =>
    remembered.of(reader, shopId, () => readOrderAgain(deps.database, reader, shopId, now));
  return {
    menu: async ({ query, visitor, request }) => {
      const { shopId } = query.filter;
      const reading = deps.directory.byId(shopId);
      const snapshot = await reading;
      const own = visitor.host.kind === "diner" ? null : await deps.directory.ofHost(visitor.host);
      if (snapshot === null || (own !== null && own.shopId !== snapshot.shopId)) throw notFound();
      const { sessionHash, hostName, now } = visitor;
      const again =
        sessionHash === null ? null : await orderAgain({ sessionHash, host: hostName }, snapshot.shopId, now);
      const bytes =
        again === null || again.length === 0
          ? await cache.of(snapshot, visitor.localeOr(snapshot.shop.locale))
          : await cache.withOrderAgain(snapshot, visitor.localeOr(snapshot.shop.locale), again);
      const answer = answerWith(
        bytes,
        again !== null,
        request.headers["if-none-match"],
        request.headers["accept-encoding"],
      );
      if (again === null) deps.menuAnswers.keep(request, shopId, reading, answer);
      return answer;
    },
  };
}

function answerWith(
  bytes: MenuBytes,
  isPrivate: boolean,
  ifNoneMatch: string | undefined,
  acceptEncoding: string | string[] | undefined,
): MenuAnswer {
  const headers = {
    etag: bytes.etag,
    vary: "Accept-Encoding, Accept-Language, Cookie",
    "cache-control": isPrivate ? "private, no-cache" : "public, no-cache",
    "content-type": "application/json; charset=utf-8",
  };
  if (matches(ifNoneMatch, bytes.etag)) return { kind: "bytes", status: 304, body: null, headers };
  const accepted = String(acceptEncoding ?? "");
  if (/\bbr\b/.test(accepted))
    return {
      kind: "bytes",
      status: 200,
      body: bytes.brotli,
      headers: { ...headers, "content-encoding": "br" },
    };
  if (/\bgzip\b/.test(accepted))
    return {
      kind: "bytes",
      status: 200,
      body: bytes.gzip,
      headers: { ...headers, "content-encoding": "gzip" },
    };
  return { kind: "bytes", status: 200, body: bytes.plain, headers };
}

// A proxy that compresses again marks the tag as weak; the bytes before compression are the same.
function matches(header: string | undefined, etag: string): boolean {
  return (
    header !== undefined &&
    header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag || tag.trim() === "*")
  );
}
