import type { FastifyReply, FastifyRequest } from "fastify";
import { localeOf } from "#adapters/server/http/accept-locale.ts";
import { takeFailure } from "#adapters/server/http/error-reply.ts";
import { malformed, tooManyRequests, unavailable, unexpected } from "#adapters/server/http/failures.ts";
import { statusOfError, type WireError } from "#core/contract/errors/error-body.ts";
import type { OutsideServices, ServerUi } from "#core/app/page.ts";
import { isRobot } from "#core/routing/robots.ts";
import { LOCALES, type Locale } from "#core/shop/shop.ts";
import { type CachedPage, toCachedPage } from "./page-cache.ts";
import type { PageBuild } from "./page-build.ts";
import { toDocument } from "./page-document.ts";
import { sendPage } from "./send-page.ts";

/** The error page in the place of pages that cannot be made (ERROR-14). */
export interface FailurePages {
  /** Answers with the page of a failure, its status and Retry-After; robots get the status alone. */
  send(request: FastifyRequest, reply: FastifyReply, thrown: unknown): Promise<FastifyReply>;
  /** What a busy or broken server answers is made while it is well: soon, when who waited for the start has an answer. */
  makeUsual(): void;
}

const USUAL: readonly WireError[] = [malformed(), tooManyRequests(1), unavailable(), unexpected()];
const SOON_MS = 1000;

/** Draws error pages when they are first needed: there is one a language and message. */
export function createFailurePages(ui: ServerUi, build: PageBuild, outside: OutsideServices): FailurePages {
  const drawn = new Map<string, Promise<CachedPage>>();

  async function draw(status: number, locale: Locale, description: string): Promise<CachedPage> {
    const page = ui.renderFailure({ status, locale, description });
    const document = toDocument(page, await build.partsFor(page), locale, ui.themeScript, {
      ...outside,
      measured: null,
    });
    if (build.transform === undefined) return toCachedPage(document, status, "");
    return toCachedPage({ html: await build.transform(document.html), policy: "" }, status, "");
  }

  // Messages are the product's own, so there are few.
  function pageOf(error: WireError, locale: Locale): Promise<CachedPage> {
    const status = statusOfError(error);
    const description = error.message ?? ui.errorMessage(locale, error.key, {});
    const key = `${status} ${locale} ${description}`;
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const page = draw(status, locale, description);
    drawn.set(key, page);
    // What could not be drawn once is tried again.
    page.catch(() => drawn.delete(key));
    return page;
  }

  async function makeUsual(): Promise<void> {
    // What cannot be drawn now is tried again when it is needed.
    await Promise.allSettled(LOCALES.flatMap((locale) => USUAL.map((error) => pageOf(error, locale))));
  }

  return {
    makeUsual: () => {
      // While developing, the sources are drawn as they are when a page is needed.
      if (build.transform === undefined) setTimeout(() => void makeUsual(), SOON_MS).unref();
    },
    send: async (request, reply, thrown) => {
      const { error, status } = takeFailure(request, reply, thrown);
      if (isRobot(request.headers["user-agent"])) return reply.code(status).send();
      const page = await pageOf(error, localeOf(request, "ro"));
      return sendPage(request, reply, page, (encoding) => page.bytesFor(true, encoding));
    },
  };
}
