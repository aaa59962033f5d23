import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { LOCALE_COOKIE } from "#adapters/server/http/accept-locale.ts";
import { SESSION_COOKIE } from "#adapters/server/http/cookies.ts";
import type { Reply } from "#adapters/server/http/handler.ts";
import type { EndpointName } from "#core/contract/endpoints.ts";
import type { ShopSheet } from "#adapters/server/shops/shop-sheet.ts";
import type { ShopSheets } from "#adapters/server/shops/shop-sheets.ts";
import type { Menu } from "#core/menu/menu.ts";

/** An answer as it was sent. */
export type MenuAnswer = Extract<Reply<Menu>, { readonly kind: "bytes" }>;

/**
 * Hands guests the menu that the same question was answered with before, while the shop is the same. Menus are what
 * most calls ask for; a question that is known needs no decoding and no looking up.
 */
export interface MenuAnswerCache {
  /** Null for everything that has to be answered anew. */
  answerOf(request: FastifyRequest): MenuAnswer | null;
  keep(request: FastifyRequest, shopId: string, sheet: Promise<ShopSheet | null>, answer: MenuAnswer): void;
}

const MENU: EndpointName = "menu";
const MOST_ANSWERS = 500;
const LONGEST_QUESTION = 1000;

interface Kept {
  readonly shopId: string;
  /** The very reading of the shop that the answer was made of: a later one is another promise. */
  readonly sheet: Promise<ShopSheet | null>;
  readonly answer: MenuAnswer;
}

/** A cache without any answer yet. */
export function createMenuAnswerCache(sheets: Pick<ShopSheets, "latest">): MenuAnswerCache {
  const answers = new LRUCache<string, Kept>({ max: MOST_ANSWERS });
  return {
    answerOf(request) {
      if (request.method !== "GET" || request.routeOptions.config.endpoint !== MENU) return null;
      const question = questionOf(request);
      const kept = question === null ? undefined : answers.get(question);
      if (question === null || kept === undefined) return null;
      if (sheets.latest(kept.shopId) === kept.sheet) return kept.answer;
      answers.delete(question);
      return null;
    },
    keep(request, shopId, sheet, answer) {
      const question = questionOf(request);
      if (question === null || question.length > LONGEST_QUESTION || answer.status !== 200) return;
      answers.set(question, { shopId, sheet, answer });
    },
  };
}

// Everything that an answer to a guest depends on beside the shop; null for somebody with a session or a tag.
function questionOf({ url, headers, cookies }: FastifyRequest): string | null {
  if (headers["if-none-match"] !== undefined || cookies[SESSION_COOKIE] !== undefined) return null;
  const { host, "accept-language": languages, "accept-encoding": encodings } = headers;
  return `${url}\n${host}\n${languages}\n${String(encodings)}\n${cookies[LOCALE_COOKIE]}`;
}
