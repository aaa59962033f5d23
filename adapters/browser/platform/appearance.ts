import type { AppearancePort } from "#core/app/appearance.ports.ts";
import type { CookieJar } from "#adapters/browser/storage/cookie-jar.ts";
import { COOKIES } from "#adapters/browser/storage/cookie-names.ts";
import { ONE_YEAR } from "#adapters/browser/storage/cookie-string.ts";

/** What carries the color mode, the root element of the page. */
export interface ThemedElement {
  setAttribute(name: "data-theme", mode: string): void;
  removeAttribute(name: "data-theme"): void;
}

/** Keeps color mode and language in cookies that the server and the theme script read. */
export function createAppearance(jar: CookieJar, root: ThemedElement, reload: () => void): AppearancePort {
  return {
    readColorMode: () => {
      const kept = jar.read(COOKIES.colorMode);
      return kept === "light" || kept === "dark" ? kept : null;
    },
    chooseColorMode: (mode) => {
      if (mode === null) {
        jar.forget(COOKIES.colorMode);
        root.removeAttribute("data-theme");
        return;
      }
      jar.write(COOKIES.colorMode, mode, ONE_YEAR);
      root.setAttribute("data-theme", mode);
    },
    chooseLocale: (locale) => {
      jar.write(COOKIES.locale, locale, ONE_YEAR);
      reload();
    },
  };
}
