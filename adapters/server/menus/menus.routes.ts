import { notFound } from "#adapters/server/http/failures.ts";
import type { Handlers, Reply } from "#adapters/server/http/handler.ts";
import type { ServerServices } from "#adapters/server/services.ts";
import type { Menu } from "#core/menu/menu.ts";
import { toId, type UserId } from "#core/kernel/id.ts";
import { createMenuCache, type MenuBytes } from "./menu-bytes.ts";
import { readOrderAgain } from "./menus.queries.ts";

/** The menu of a shop: the same bytes for all guests, and with one's own products for somebody who ordered before. */
export function createMenuHandlers(services: ServerServices): Pick<Handlers, "menu"> {
  const cache = createMenuCache();
  return {
    menu: async ({ query, visitor, request }) => {
      const sheet = await services.directory.byId(query.filter.shopId);
      const own = visitor.host.kind === "diner" ? null : await services.directory.ofHost(visitor.host);
      if (sheet === null || (own !== null && own.shopId !== sheet.shopId)) throw notFound();
      const session = await visitor.session();
      const again =
        session === null
          ? []
          : await readOrderAgain(services.database, toId<UserId>(session.userId), sheet.shopId);
      const bytes =
        again.length === 0
          ? await cache.of(sheet, visitor.localeOr(sheet.shop.locale))
          : await cache.withOrderAgain(sheet, visitor.localeOr(sheet.shop.locale), again);
      return send(
        bytes,
        session !== null,
        request.headers["if-none-match"],
        request.headers["accept-encoding"],
      );
    },
  };
}

function send(
  bytes: MenuBytes,
  isPrivate: boolean,
  ifNoneMatch: string | undefined,
  acceptEncoding: string | string[] | undefined,
): Reply<Menu> {
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

// A proxy that compressed anew marks the tag as weak; the bytes before compression are the same.
function matches(header: string | undefined, etag: string): boolean {
  return (
    header !== undefined &&
    header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag || tag.trim() === "*")
  );
}
