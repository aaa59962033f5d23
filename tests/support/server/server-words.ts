import type { ServerUi } from "#core/app/page.ts";
import { errorText } from "#ui/i18n/error-text.ts";
import { fieldText } from "#ui/i18n/field-text.ts";
import { notificationText } from "#ui/i18n/notification-text.ts";
import { createServerLocales } from "#ui/i18n/server-locales.ts";

/** The real ui's texts, for a server that answers calls but no pages. */
export function createServerWords(): ServerUi {
  const locales = createServerLocales();
  return {
    findPage: () => ({ kind: "missing" }),
    renderPage: () => Promise.reject(new Error("This server renders no pages")),
    renderFailure: () => {
      throw new Error("This server renders no pages");
    },
    errorMessage: (locale, key, details, moment) => errorText(locales[locale], key, details, moment),
    fieldMessage: (locale, key) => fieldText(locales[locale], key),
    notification: (locale, notice) => notificationText(locales[locale], notice),
    themeScript: "",
  };
}
