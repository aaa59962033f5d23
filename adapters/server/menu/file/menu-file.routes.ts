import { LRUCache } from "lru-cache";
import type { DatabasePool } from "#adapters/server/db/pool.ts";
import { type Encoding, encodingFor } from "#adapters/server/http/encoding.ts";
import { isHeld, tagOf } from "#adapters/server/http/etag.ts";
import { notFound } from "#adapters/server/http/failures.ts";
import type { Handlers } from "#adapters/server/http/handler.ts";
import { createOpenBody } from "#adapters/server/http/open-body.ts";
import type { ShopDirectory } from "#adapters/server/shop/shop-directory.ts";
import type { ShopSnapshot } from "#adapters/server/shop/shop-snapshot.ts";
import { visibleShop } from "#adapters/server/shop/visible-shop.ts";
import { exportMenu } from "./export-menu.ts";

/** What publishing menu files needs. */
interface MenuFileDeps {
  readonly database: DatabasePool;
  readonly directory: ShopDirectory;
}

interface MenuText {
  readonly etag: string;
  bytesIn(encoding: Encoding): Promise<Buffer>;
}

// A file of 5,000 products has some megabytes.
const MAX_FILES = 50;

/** The menu of a shop as a public file: what `npm run export-menu` writes, byte for byte (IMPORT-10). */
export function createMenuFileHandlers({ database, directory }: MenuFileDeps): Pick<Handlers, "menuFile"> {
  const kept = new LRUCache<string, { readonly version: number; readonly text: Promise<MenuText> }>({
    max: MAX_FILES,
  });

  // Read no earlier than the snapshot: whatever changes later raises the version of the next one.
  function textOf(snapshot: ShopSnapshot): Promise<MenuText> {
    const { shopId, version } = snapshot;
    const held = kept.get(shopId);
    if (held?.version === version) return held.text;
    const text = readText(database, snapshot);
    kept.set(shopId, { version, text });
    text.catch(() => kept.delete(shopId));
    return text;
  }

  return {
    menuFile: async ({ params, visitor, request }) => {
      const found = await directory.bySlug(params.slug.toLowerCase());
      const snapshot = await visibleShop(directory, visitor, found);
      const { etag, bytesIn } = await textOf(snapshot);
      const headers = {
        etag,
        vary: "Accept-Encoding",
        "cache-control": "public, no-cache",
        "content-type": "application/json; charset=utf-8",
        "content-language": snapshot.shop.locale,
      };
      if (isHeld(request.headers["if-none-match"], etag))
        return { kind: "bytes", status: 304, body: null, headers };
      const encoding = encodingFor(request.headers["accept-encoding"]);
      return {
        kind: "bytes",
        status: 200,
        body: await bytesIn(encoding),
        headers: encoding === "identity" ? headers : { ...headers, "content-encoding": encoding },
      };
    },
  };
}

async function readText(database: DatabasePool, shop: ShopSnapshot): Promise<MenuText> {
  const text = await exportMenu(database, shop);
  if (text === null) throw notFound();
  const forms = new Map<Encoding, Promise<Buffer>>();
  return {
    etag: `"${tagOf(text)}"`,
    bytesIn(encoding) {
      const form =
        forms.get(encoding) ??
        createOpenBody(Buffer.from(text.slice(0, -1)), encoding).then((body) =>
          Buffer.concat(body.endedWith(text.slice(-1))),
        );
      forms.set(encoding, form);
      return form;
    },
  };
}
