import type { Ports } from "#core/app/ports.ts";
import type { AppError } from "#core/errors/app-error.ts";
import { createIdSource } from "#core/kernel/random-ids.ts";
import type { DevicePorts } from "./device-ports.ts";
import type { HttpEnvironment } from "./http/http-client.ts";
import type { HttpPorts } from "./http/http-ports.ts";
import type { OfficePorts } from "./http/office/office-ports.ts";
import type { RarePorts } from "./http/rare/rare-ports.ts";
import { latePorts } from "./late-ports.ts";
import { lazily } from "./lazily.ts";
import { createAppearance } from "./platform/appearance.ts";
import { createAlarm } from "./platform/alarm.ts";
import { createPageReload } from "./platform/page-reload.ts";
import { createReports } from "./platform/reports.ts";
import { createDeviceClock } from "./platform/device-clock.ts";
import type { InstallOffer } from "./platform/install-offer.ts";
import { isInstalledApp } from "./platform/installed-app.ts";
import { after } from "./platform/timers.ts";
import { createStreamPort } from "./sse/stream-port.ts";
import { createCookieJar } from "./storage/cookie-jar.ts";
import { createFulfillmentPreferences } from "./storage/fulfillment-preferences.ts";
import { createCartIdStorage, createVisitorIdStorage } from "./storage/id-cookies.ts";
import { createLoginMarks } from "./storage/login-marks.ts";
import { createOrderAttemptStorage } from "./storage/order-attempts.ts";
import { createTextStore } from "./storage/text-store.ts";

/** The ports of a browser, and a way to load their heavy parts before they are needed. */
export interface BrowserPorts extends Ports {
  /** Whether the page runs as an installed app. */
  readonly isMobileApp: boolean;
  /** Loads HTTP and decoding, for staff those of the back office too; to be called when the page is idle. Never rejects. */
  warmUp(isOffice: boolean): Promise<void>;
}

type Late = HttpPorts & RarePorts & OfficePorts & DevicePorts;

const RETRY_DELAY_MS = 300;
const IDS_AT_A_TIME = 16;

/**
 * Makes every port of the product for this page, which this build drew; nothing is asked of the network before the first
 * call. `onMissing` is called when the code of the calls does not load.
 */
export function createBrowserPorts(build: string, onMissing: (error: AppError) => void): BrowserPorts {
  const cookies = createCookieJar(document, location.protocol === "https:");
  const clock = createDeviceClock(() => Date.now());
  const device = createTextStore(() => localStorage);
  const tab = createTextStore(() => sessionStorage);
  // Failures are always warned on the console (ERROR-17).
  // oxlint-disable-next-line no-console
  const warn = (...words: readonly unknown[]): void => console.warn(...words);

  const environment: HttpEnvironment = {
    fetch: (...request) => fetch(...request),
    origin: location.origin,
    cookies,
    // Not there over plain http.
    locks: "locks" in navigator ? navigator.locks : undefined,
    language: () => document.documentElement.lang || "ro",
    clock,
    device,
    warn,
    retryDelay: RETRY_DELAY_MS,
  };
  const connection = lazily(
    async () => (await import("./http/load-connection.ts")).loadConnection(environment),
    onMissing,
  );
  const rareCode = lazily(() => import("./http/rare/rare-ports.ts"), onMissing);
  const officeCode = lazily(() => import("./http/office/office-ports.ts"), onMissing);
  const http = async (): Promise<HttpPorts> => (await connection()).ports;
  // It imports of what calls are made with: before that is there, all of it would be made in one task.
  const rare = lazily(async () => {
    const { callerOf } = await connection();
    return (await rareCode()).createRarePorts(callerOf);
  });
  // Of both, the one that does not load says so.
  const office = lazily(async () => {
    const [{ callerOf }, { createOfficePorts }] = await Promise.all([connection(), officeCode()]);
    return createOfficePorts(callerOf);
  });
  const offer = holdInstallOffer();
  const rest = lazily(
    async () => (await import("./device-ports.ts")).createDevicePorts({ device, tab, cookies, offer, warn }),
    onMissing,
  );
  const follow = lazily(async () => (await import("./sse/create-follow.ts")).createFollow(environment));

  const own: Omit<BrowserPorts, keyof Late> = {
    cartIds: createCartIdStorage(cookies, device),
    fulfillmentPreferences: createFulfillmentPreferences(cookies, device),
    loginMarks: createLoginMarks(cookies),
    visitorIds: createVisitorIdStorage(cookies),
    appearance: createAppearance(cookies, document.documentElement, () => location.reload()),
    orderAttempts: createOrderAttemptStorage(tab),
    streams: createStreamPort(follow, after),
    alarm: createAlarm(
      () => new AudioContext(),
      lazily(async () => (await import("./platform/bell.ts")).bellOf),
    ),
    reports: createReports({
      warn,
      sender: lazily(async () => (await import("./platform/send-report.ts")).createBeacon(build)),
    }),
    page: createPageReload({
      build,
      tab,
      millis: () => Date.now(),
      isOnline: () => navigator.onLine,
      reload: () => location.reload(),
      fields: window,
    }),
    clock,
    isMobileApp: isInstalledApp(),
    ids: createIdSource(() => clock.millis(), {
      fill: (block) => crypto.getRandomValues(block),
      idsAtATime: IDS_AT_A_TIME,
    }),
    warmUp: async (isOffice) => {
      await Promise.allSettled([rest(), (isOffice ? office() : connection()).then(follow)]);
    },
  };
  const late = latePorts<Late>({
    shop: http,
    menu: http,
    zones: http,
    addressSearch: http,
    cart: http,
    auth: http,
    phone: http,
    session: http,
    person: http,
    checkout: http,
    orders: http,
    rewards: http,
    legalPages: http,
    orderPush: http,
    consents: http,
    analytics: http,
    builds: http,
    factors: rare,
    passkeys: rare,
    invitations: rare,
    redirects: rare,
    tablet: rare,
    runs: rare,
    ownRuns: rare,
    runLookup: rare,
    leads: rare,
    operations: office,
    phoneOrders: office,
    absenceRules: office,
    launches: office,
    messages: office,
    locationSettings: office,
    zoneSettings: office,
    shopLooks: office,
    pointsRules: office,
    shopDomains: office,
    companies: office,
    legalTexts: office,
    promotionSettings: office,
    menuDrafts: office,
    menuImports: office,
    push: office,
    sales: office,
    dashboard: office,
    replays: office,
    staff: office,
    audit: office,
    printer: rest,
    pushDevice: rest,
    passkeyDevice: rest,
    iconFile: rest,
    offline: rest,
    install: rest,
    startPlaces: rest,
    consentStorage: rest,
    analyticsSessions: rest,
    menuFilters: rest,
    pickupFrom: rest,
    position: rest,
    measurement: rest,
    files: rest,
    departures: rest,
    runQueue: rest,
  });
  return { ...own, ...late };
}

// The browser makes it when it likes, once, and shows a bar of its own unless it is held.
function holdInstallOffer(): () => Promise<InstallOffer> {
  const made = new Promise<InstallOffer>((resolve) => {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      resolve(event as InstallOffer);
    });
  });
  return () => made;
}
