import { describe, expect, it } from "vitest";
import { createInstallOffer, type InstallOffer } from "#adapters/browser/platform/install-offer.ts";
import { createCookieJar } from "#adapters/browser/storage/cookie-jar.ts";

const ANDROID = "Mozilla/5.0 (Linux; Android 10; K) Chrome/146.0.0.0 Mobile Safari/537.36";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Mobile/15E148 Safari/604.1";

function createPage(userAgent: string, outcome = "accepted", cookie = "") {
  const sent: string[] = [];
  const events = new EventTarget();
  const offer: InstallOffer = Object.assign(new Event("beforeinstallprompt"), {
    prompt: async () => ({ outcome }),
  });
  const install = createInstallOffer({
    cookies: createCookieJar(
      {
        get cookie() {
          return cookie;
        },
        set cookie(text) {
          sent.push(text);
        },
      },
      true,
    ),
    userAgent,
    isStandalone: () => false,
    offer: async () => offer,
    events,
  });
  return { install, sent, events };
}

describe("installing by the browser (INSTALL-1)", () => {
  it.each([
    [ANDROID, "", { way: "prompt", isInstalled: false, wasAsked: false }],
    [IPHONE, "", { way: "share", isInstalled: false, wasAsked: false }],
    ["Mozilla/5.0 (X11; Linux x86_64)", "", { way: null, isInstalled: false, wasAsked: false }],
    [ANDROID, "diner_installed=1", { way: "prompt", isInstalled: true, wasAsked: false }],
    [ANDROID, "diner_install_asked=1", { way: "prompt", isInstalled: false, wasAsked: true }],
  ])("reads of %s with %j: %j", async (userAgent, cookie, device) => {
    const { install } = createPage(userAgent, "accepted", cookie);
    expect(await install.read()).toEqual({ ...device, isStandalone: false });
  });

  it("sends both marks with their lifetimes: 14 days, and 356 and not 365", async () => {
    const { install, sent } = createPage(ANDROID);
    await install.markAsked();
    await install.markInstalled();
    expect(sent).toEqual([
      "diner_install_asked=1; Path=/; Max-Age=1209600; SameSite=Lax; Secure",
      "diner_installed=1; Path=/; Max-Age=30758400; SameSite=Lax; Secure",
    ]);
  });

  it("lets the browser ask, and hears of what was installed", async () => {
    const { install, events } = createPage(ANDROID);
    await install.offered(new AbortController().signal);
    expect(await install.prompt()).toBe(true);
    expect(await createPage(ANDROID, "dismissed").install.prompt()).toBe(false);
    const installed = install.installed(new AbortController().signal);
    events.dispatchEvent(new Event("appinstalled"));
    await expect(installed).resolves.toBeUndefined();
  });
});
