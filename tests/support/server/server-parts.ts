import type { ServerClock } from "#adapters/server/clock/server-clock.ts";
import { instantOfMillis, toMillis } from "#core/time/instant.ts";
import { WEDNESDAY_NOON } from "../builders/values.ts";
import { join } from "node:path";
import type { ServerUi, PageRequest } from "#core/app/page.ts";
import { errorText } from "#ui/i18n/error-text.ts";
import { fieldText } from "#ui/i18n/field-text.ts";
import { ticketText } from "#ui/i18n/ticket-text.ts";
import { notificationText } from "#ui/i18n/notification-text.ts";
import { createServerLocales } from "#ui/i18n/server-locales.ts";
import { loadPageBuild, type PageBuild } from "#adapters/server/page/page-build.ts";

/** A clock that only a test moves, independent of the database's. */
export interface TestClock extends ServerClock {
  advance(millis: number): void;
}

/** A clock that stands at a Wednesday noon in Bucharest, for which the demo is seeded. */
export function createTestClock(): TestClock {
  let millis = toMillis(WEDNESDAY_NOON);
  return {
    now: () => instantOfMillis(millis),
    millis: () => millis,
    machineMillis: () => millis,
    observe: () => undefined,
    advance: (more) => {
      millis += more;
    },
  };
}

/** The real ui's texts, for a server that answers calls but no pages. */
export function createServerWords(): ServerUi {
  const locales = createServerLocales();
  return {
    findPage: () => ({ kind: "missing" }),
    renderPage: () => Promise.reject(new Error("This server renders no pages")),
    renderFailure: () => {
      throw new Error("This server renders no pages");
    },
    renderUnpublished: () => {
      throw new Error("This server renders no pages");
    },
    errorMessage: (locale, key, details, moment) => errorText(locales[locale], key, details, moment),
    fieldMessage: (locale, key) => fieldText(locales[locale], key),
    notification: (locale, notice) => notificationText(locales[locale], notice),
    ticket: (locale, rows) => ticketText(locales[locale], rows),
    themeScript: "",
  };
}

/** The interface as `npm run build` left it in dist. */
export interface BuiltPages {
  readonly ui: ServerUi;
  readonly build: PageBuild;
}

const DIST = join(import.meta.dirname, "../../../dist");

/** Called before a page is rendered; may delay it. */
export type Drawing = (page: PageRequest) => void | Promise<void>;

/** Loads the build, for servers inside a test that render real pages. */
export async function loadBuiltPages(drawing: Drawing = () => undefined): Promise<BuiltPages> {
  const { serverUi }: { readonly serverUi: ServerUi } = await import(join(DIST, "server", "server.js"));
  const renderPage: ServerUi["renderPage"] = async (page) => {
    await drawing(page);
    return serverUi.renderPage(page);
  };
  return { ui: { ...serverUi, renderPage }, build: await loadPageBuild(join(DIST, "client")) };
}
