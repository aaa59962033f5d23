import { isIphone, isPhone } from "#core/install/phone.ts";
import type { InstallPort } from "#core/install/install.ports.ts";
import type { CookieJar } from "../storage/cookie-jar.ts";
import { COOKIES } from "../storage/cookie-names.ts";
import type { CookieLifetime } from "../storage/cookie-string.ts";

const DAY_SECONDS = 86_400;
/** Nobody is asked twice in 14 days (INSTALL-1). */
const ASKED: CookieLifetime = { maxAge: 14 * DAY_SECONDS };
/** An app counts as installed for 356 days (INSTALL-1). */
const INSTALLED: CookieLifetime = { maxAge: 356 * DAY_SECONDS };

/** The browser's offer to install, which it makes once in a page. */
export interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: string }>;
}

/** The browser around the page, as far as installing goes. */
export interface InstallSurroundings {
  readonly cookies: CookieJar;
  readonly userAgent: string;
  /** Whether the page has a window of its own. */
  readonly isStandalone: () => boolean;
  /** The offer, once it was made. */
  readonly offer: () => Promise<InstallOffer>;
  readonly events: EventTarget;
}

/** Installs by the browser's offer; on an iPhone its person does, by the share menu. */
export function createInstallOffer(page: InstallSurroundings): InstallPort {
  const { cookies, userAgent, isStandalone, offer, events } = page;
  return {
    read: async () => ({
      way: isIphone(userAgent) ? "share" : isPhone(userAgent) ? "prompt" : null,
      isStandalone: isStandalone(),
      isInstalled: cookies.read(COOKIES.installed) !== null,
      wasAsked: cookies.read(COOKIES.installAsked) !== null,
    }),
    offered: async () => {
      await offer();
    },
    prompt: async () => (await (await offer()).prompt()).outcome !== "dismissed",
    installed: (signal) =>
      new Promise((resolve) => {
        events.addEventListener("appinstalled", () => resolve(), { once: true, signal });
      }),
    markAsked: async () => cookies.write(COOKIES.installAsked, "1", ASKED),
    markInstalled: async () => cookies.write(COOKIES.installed, "1", INSTALLED),
  };
}
