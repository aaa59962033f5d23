import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { LOCALE_COOKIE } from "#adapters/server/http/accept-locale.ts";
import { SESSION_COOKIE } from "#adapters/server/http/visitor/cookies.ts";
import type { Reply } from "#adapters/server/http/handler.ts";
import type { EndpointName } from "#core/contract/endpoints/endpoints.ts";
import type { ShopSnapshot } from "#adapters/server/shop/shop-snapshot.ts";
import type { ShopCache } from "#adapters/server/shop/shop-cache.ts";
import type { Menu } from "#core/menu/menu.ts";

/** An answer as it was sent. */
export type MenuAnswer = Extract<Reply<Menu>, { readonly kind: "bytes" }>;

/**
 * Answers guests with the bytes of an earlier answer to the same request, while the shop is unchanged. Most calls ask for
 * menus; a cached one needs no decoding and no lookup.
 */
export interface MenuAnswerCache {
  /** Null for a request whose answer is not cached. */
  answerOf(request: FastifyRequest): MenuAnswer | null;
  keep(
    request: FastifyRequest,
    shopId: string,
    snapshot: Promise<ShopSnapshot | null>,
    answer: MenuAnswer,
  ): void;
}

const MENU: EndpointName = "menu";
const MAX_ANSWERS = 500;
const MAX_QUERY_LENGTH = 1000;

interface Kept {
  readonly shopId: string;
  /** The promise of the shop that the answer was made from, compared by identity: a later read is another promise. */
  readonly snapshot: Promise<ShopSnapshot | null>;
  readonly answer: MenuAnswer;
}

/** A cache without any answer yet. */
export function createMenuAnswerCache(shopCache: Pick<ShopCache, "latest">): MenuAnswerCache {
  const answers = new LRUCache<string, Kept>({ max: MAX_ANSWERS });
  return {
    answerOf(request) {
      if (request.method !== "GET" || request.routeOptions.config.endpoint !== MENU) return null;
      const key = questionOf(request);
      const kept = key === null ? undefined : answers.get(key);
      if (key === null || kept === undefined) return null;
      if (shopCache.latest(kept.shopId) === kept.snapshot) return kept.answer;
      answers.delete(key);
      return null;
    },
    keep(request, shopId, snapshot, answer) {
      const key = questionOf(request);
      if (key === null || key.length > MAX_QUERY_LENGTH || answer.status !== 200) return;
      answers.set(key, { shopId, snapshot, answer });
    },
  };
}

// Everything that an answer to a guest depends on, apart from the shop; null for somebody with a session or a tag.
function questionOf({ url, headers, cookies }: FastifyRequest): string | null {
  if (headers["if-none-match"] !== undefined || cookies[SESSION_COOKIE] !== undefined) return null;
  const { host, "accept-language": languages, "accept-encoding": encodings } = headers;
  return `${url}\n${host}\n${languages}\n${String(encodings)}\n${cookies[LOCALE_COOKIE]}`;
}
