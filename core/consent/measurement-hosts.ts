import type { MeasurementIds } from "./consent.ports.ts";

/** Where others' measuring may load from and report to, by the directives of a page's policy. */
export interface MeasurementHosts {
  readonly scripts: readonly string[];
  readonly calls: readonly string[];
  readonly pictures: readonly string[];
}

const PIXEL: MeasurementHosts = {
  scripts: ["https://connect.facebook.net"],
  calls: ["https://www.facebook.com", "https://connect.facebook.net"],
  pictures: ["https://www.facebook.com"],
};

const MEASUREMENT: MeasurementHosts = {
  scripts: ["https://www.googletagmanager.com"],
  calls: [
    "https://www.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
  ],
  pictures: ["https://www.googletagmanager.com", "https://*.google-analytics.com"],
};

/** What a page of a shop may reach once its person agreed; nothing where the shop has no such id (CONSENT-5). */
export function measurementHosts(shop: MeasurementIds | null): MeasurementHosts {
  const used = [
    ...(shop !== null && shop.facebookPixelId !== null ? [PIXEL] : []),
    ...(shop !== null && shop.googleMeasurementId !== null ? [MEASUREMENT] : []),
  ];
  return {
    scripts: used.flatMap(({ scripts }) => scripts),
    calls: used.flatMap(({ calls }) => calls),
    pictures: used.flatMap(({ pictures }) => pictures),
  };
}
