import type { MeasurementPort } from "#core/consent/consent.ports.ts";
import { OVER, toCookieString } from "../storage/cookie-string.ts";

/** Calls that wait for code of others, which takes them up when it comes. */
type Queued = ((...call: unknown[]) => void) & {
  queue: unknown[];
  callMethod?: (...call: unknown[]) => void;
  loaded: boolean;
  version: string;
  push?: Queued;
};

/** What the code of others looks for in the window. */
interface MeasuredWindow {
  fbq?: Queued;
  _fbq?: Queued;
  dataLayer?: unknown[];
}

/** The page that is measured. */
export interface MeasuredPage {
  readonly window: MeasuredWindow;
  /** Adds a script of another origin. */
  addScript(address: string): void;
  readonly document: { cookie: string };
  readonly hostname: string;
  readonly now: () => Date;
}

const PIXEL_COOKIE = /^_fb[pc]$/u;
const MEASUREMENT_COOKIE = /^_g(?:a|id|at)(?:_|$)/u;

/** Loads the pixel with a yes to marketing and the measuring with a yes to analytics, each once in a page (CONSENT-1). */
export function createMeasurement(page: MeasuredPage): MeasurementPort {
  const { window } = page;
  const loaded = { analytics: false, marketing: false };

  const loadPixel = (id: string): void => {
    loaded.marketing = true;
    const pixel: Queued = Object.assign(
      (...call: unknown[]) => {
        if (pixel.callMethod === undefined) pixel.queue.push(call);
        else pixel.callMethod(...call);
      },
      { queue: [], loaded: true, version: "2.0" },
    );
    pixel.push = pixel;
    window.fbq = pixel;
    window._fbq = pixel;
    pixel("init", id);
    pixel("track", "PageView");
    page.addScript("https://connect.facebook.net/en_US/fbevents.js");
  };

  const loadMeasuring = (id: string): void => {
    loaded.analytics = true;
    const layer = (window.dataLayer ??= []);
    // It tells a call by the kind of object that a function without an arrow keeps its parameters in.
    const call = function (..._call: unknown[]): void {
      // oxlint-disable-next-line prefer-rest-params
      layer.push(arguments);
    };
    call("js", page.now());
    // Its cookies stay with this host, whose other shops were not asked.
    call("config", id, { cookie_domain: "none" });
    page.addScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`);
  };

  return {
    load: async ({ facebookPixelId, googleMeasurementId }, { analytics, marketing }) => {
      if (marketing && !loaded.marketing && facebookPixelId !== null) loadPixel(facebookPixelId);
      if (analytics && !loaded.analytics && googleMeasurementId !== null) loadMeasuring(googleMeasurementId);
    },
    forget: async ({ analytics, marketing }) => {
      for (const name of cookieNames(page.document.cookie))
        if ((!marketing && PIXEL_COOKIE.test(name)) || (!analytics && MEASUREMENT_COOKIE.test(name)))
          forgetEverywhere(page, name);
      return (loaded.analytics && !analytics) || (loaded.marketing && !marketing);
    },
  };
}

function cookieNames(cookies: string): readonly string[] {
  return cookies.split("; ").map((pair) => pair.slice(0, Math.max(pair.indexOf("="), 0)));
}

// The code of others keeps its cookies at the widest domain that the browser lets it.
function forgetEverywhere({ document, hostname }: MeasuredPage, name: string): void {
  const over = toCookieString(name, "", OVER, false);
  document.cookie = over;
  const labels = hostname.split(".");
  for (let index = 0; index < labels.length - 1; index += 1)
    document.cookie = `${over}; Domain=${labels.slice(index).join(".")}`;
}

/** The measuring of this page. */
export function createMeasurementOfPage(): MeasurementPort {
  return createMeasurement({
    window: globalThis as MeasuredWindow,
    document,
    hostname: location.hostname,
    now: () => new Date(),
    addScript: (address) => {
      const script = document.createElement("script");
      script.async = true;
      script.src = address;
      document.head.append(script);
    },
  });
}
