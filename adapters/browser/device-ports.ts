import type { Ports } from "#core/app/ports.ts";
import { createDepartures } from "./platform/departures.ts";
import { createIconFilePort } from "./platform/icon-file.ts";
import { createInstallOffer, type InstallOffer } from "./platform/install-offer.ts";
import { createMeasurementOfPage } from "./platform/measurement.ts";
import { createOfflinePages } from "./platform/offline-pages.ts";
import { createDevicePosition } from "./platform/device-position.ts";
import { createPrinter } from "./platform/printer.ts";
import { createPasskeyDevice } from "./platform/passkey-device.ts";
import { createPushDevice } from "./platform/push-device.ts";
import { saveFile } from "./platform/save-file.ts";
import { createAnalyticsSessions } from "./storage/analytics-sessions.ts";
import { createConsentStorage } from "./storage/consent-storage.ts";
import type { CookieJar } from "./storage/cookie-jar.ts";
import { createMenuFilters } from "./storage/menu-filters.ts";
import { createPickupFromStorage } from "./storage/pickup-from.ts";
import { createRunQueue } from "./storage/run-queue.ts";
import { isInstalledApp } from "./platform/installed-app.ts";
import { createStartPlaces } from "./storage/start-places.ts";
import type { TextStore } from "./storage/text-store.ts";

/** The ports of the device that a page needs later, or never; each of their methods answers later. */
export type DevicePorts = Pick<
  Ports,
  | "printer"
  | "pushDevice"
  | "passkeyDevice"
  | "iconFile"
  | "offline"
  | "install"
  | "startPlaces"
  | "consentStorage"
  | "analyticsSessions"
  | "menuFilters"
  | "pickupFrom"
  | "position"
  | "measurement"
  | "files"
  | "departures"
  | "runQueue"
>;

interface DeviceDeps {
  readonly device: TextStore;
  readonly tab: TextStore;
  readonly cookies: CookieJar;
  /** The browser's offer to install, which it may make before anything of this is loaded. */
  readonly offer: () => Promise<InstallOffer>;
  /** Writes to the console (ERROR-17). */
  readonly warn: (...words: readonly unknown[]) => void;
}

/** Makes them; this module and what it imports load when one of them is first needed. */
export function createDevicePorts({ device, tab, cookies, offer, warn }: DeviceDeps): DevicePorts {
  return {
    printer: createPrinter({ document, window, createStyleSheet: () => new CSSStyleSheet() }),
    pushDevice: createPushDevice(),
    passkeyDevice: createPasskeyDevice(location.hostname),
    iconFile: createIconFilePort((path, options) => fetch(path, options), warn),
    offline: createOfflinePages(),
    install: createInstallOffer({
      cookies,
      userAgent: navigator.userAgent,
      isStandalone: isInstalledApp,
      offer,
      events: window,
    }),
    startPlaces: createStartPlaces(device),
    consentStorage: createConsentStorage(device, cookies),
    analyticsSessions: createAnalyticsSessions(tab),
    menuFilters: createMenuFilters(tab),
    pickupFrom: createPickupFromStorage(device),
    position: createDevicePosition("geolocation" in navigator ? navigator.geolocation : undefined),
    measurement: createMeasurementOfPage(),
    files: {
      saveJson: async (name, text) => saveFile(name, text, "application/json"),
      saveText: async (name, text) => saveFile(name, text, "text/plain"),
    },
    departures: createDepartures(location),
    runQueue: createRunQueue(device),
  };
}
