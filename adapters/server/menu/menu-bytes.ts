import { LRUCache } from "lru-cache";
import { encodeAnswer } from "#core/contract/codec/answer.ts";
import type { Encoding } from "#adapters/server/http/encoding.ts";
import { tagOf } from "#adapters/server/http/etag.ts";
import type { Menu } from "#core/menu/menu.ts";
import type { Locale } from "#core/shop/shop.ts";
import type { ShopSnapshot } from "#adapters/server/shop/shop-snapshot.ts";
import { createOpenBody, type OpenBody } from "#adapters/server/http/open-body.ts";

/** What all answers of a menu have in common: everything up to the products to order again, which stand at its end. */
export interface MenuForm {
  readonly encoding: Encoding;
  /** Says the content, whatever the encoding. */
  readonly tag: string;
  readonly body: OpenBody;
  /** The whole body without products to order again, which most people have none of. */
  readonly emptyBody: Buffer;
}

/** The menus that this process has encoded, each compressed when it is first asked for so. */
export interface MenuCache {
  of(snapshot: ShopSnapshot, locale: Locale, encoding: Encoding): Promise<MenuForm>;
}

const MAX_MENUS = 400;
const EMPTY_END = "[]}";

/** A cache keyed by the menus themselves: a snapshot of another version brings other menus. */
export function createMenuCache(): MenuCache {
  const kept = new LRUCache<string, { readonly menu: Menu; readonly formIn: FormIn }>({ max: MAX_MENUS });
  return {
    of(snapshot, locale, encoding) {
      const key = `${snapshot.shopId} ${locale}`;
      const menu = snapshot.menus[locale];
      const held = kept.get(key);
      if (held !== undefined && held.menu === menu) return held.formIn(encoding);
      const formIn = shareMenu(menu);
      kept.set(key, { menu, formIn });
      return formIn(encoding);
    },
  };
}

type FormIn = (encoding: Encoding) => Promise<MenuForm>;

function shareMenu(menu: Menu): FormIn {
  const beginning = beginningOf(menu);
  const tag = tagOf(beginning);
  const forms = new Map<Encoding, Promise<MenuForm>>();
  return (encoding) => {
    const form =
      forms.get(encoding) ??
      createOpenBody(beginning, encoding).then((body) => ({
        encoding,
        tag,
        body,
        emptyBody: Buffer.concat(body.endedWith(EMPTY_END)),
      }));
    forms.set(encoding, form);
    return form;
  };
}

// The list of one customer is the last field of the contract's menu.
function beginningOf(menu: Menu): Buffer {
  const text = JSON.stringify(encodeAnswer("menu", { ...menu, orderAgainProductIds: [] }));
  if (!text.endsWith(`"order_again_product_ids":${EMPTY_END}`))
    throw new Error("A menu does not end with what a customer could order again");
  return Buffer.from(text.slice(0, -EMPTY_END.length), "utf8");
}
