import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { EarlyRequest } from "#adapters/server/http/early-answers.ts";
import { LOCALE_COOKIE } from "#adapters/server/http/accept-locale.ts";
import { hasSession, sessionHashOf } from "#adapters/server/http/visitor/csrf-guard.ts";
import type { BytesReply } from "#adapters/server/http/handler.ts";
import type { EndpointName } from "#core/contract/endpoints/endpoints.ts";
import type { ShopSnapshot } from "#adapters/server/shop/shop-snapshot.ts";
import type { ShopCache } from "#adapters/server/shop/shop-cache.ts";
import type { ShopId } from "#core/kernel/id.ts";
import { menuAnswer } from "./menu-answer.ts";
import type { MenuForm } from "./menu-bytes.ts";
import type { OrderAgainCache } from "./order-again-cache.ts";

/**
 * Answers with the form of a menu that an earlier answer to the same question was made from, while the shop is unchanged.
 * Most calls ask for menus; one in a kept form needs no decoding and no lookup.
 */
export interface MenuAnswerCache {
  /** Null for a request whose form is not kept, and for a customer of whom nothing is remembered. */
  answerOf(request: FastifyRequest): BytesReply | null;
  /** The same of a GET for a menu that the framework has not read. */
  earlyAnswerOf(request: EarlyRequest): BytesReply | null;
  keep(request: FastifyRequest, shopId: ShopId, snapshot: Promise<ShopSnapshot | null>, form: MenuForm): void;
}

const MENU: EndpointName = "menu";
const MAX_FORMS = 500;
const MAX_QUERY_LENGTH = 1000;

interface Kept {
  readonly shopId: ShopId;
  /** The promise of the shop that the form was made from, compared by identity: a later read is another promise. */
  readonly snapshot: Promise<ShopSnapshot | null>;
  readonly form: MenuForm;
}

/** A cache without any form yet. */
export function createMenuAnswerCache(
  shopCache: Pick<ShopCache, "latest">,
  orderAgain: Pick<OrderAgainCache, "known">,
): MenuAnswerCache {
  const forms = new LRUCache<string, Kept>({ max: MAX_FORMS });
  return {
    answerOf(request) {
      if (request.method !== "GET" || request.routeOptions.config.endpoint !== MENU) return null;
      const kept = keptFor(request);
      if (kept === null) return null;
      const ids = ownOf(request, kept.shopId);
      return ids === undefined ? null : menuAnswer(kept.form, ids, request.headers["if-none-match"]);
    },
    earlyAnswerOf(request) {
      const { cookies, hostname } = request;
      if (hostname === null && hasSession(cookies)) return null;
      const kept = keptFor(request);
      if (kept === null) return null;
      const ids = hostname === null ? null : ownOf({ cookies, hostname }, kept.shopId);
      return ids === undefined ? null : menuAnswer(kept.form, ids, request.headers["if-none-match"]);
    },
    keep(request, shopId, snapshot, form) {
      const key = questionOf(request);
      if (key.length <= MAX_QUERY_LENGTH) forms.set(key, { shopId, snapshot, form });
    },
  };

  function keptFor(request: EarlyRequest): Kept | null {
    const key = questionOf(request);
    const kept = forms.get(key);
    if (kept === undefined || shopCache.latest(kept.shopId) === kept.snapshot) return kept ?? null;
    forms.delete(key);
    return null;
  }

  function ownOf(request: Pick<FastifyRequest, "cookies" | "hostname">, shopId: ShopId) {
    const sessionHash = sessionHashOf(request);
    if (sessionHash === null) return null;
    return orderAgain.known({ sessionHash, host: request.hostname.toLowerCase() }, shopId);
  }
}

// Everything that the form of an answer depends on, apart from the shop: who asks is no part of it.
function questionOf({ url, headers, cookies }: EarlyRequest): string {
  const { host, "accept-language": languages, "accept-encoding": encodings } = headers;
  return `${url}\n${host}\n${languages}\n${String(encodings)}\n${cookies[LOCALE_COOKIE]}`;
}
