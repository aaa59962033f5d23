import { createInMemoryMenuImports } from "./in-memory-menu-imports.ts";
import { createInMemoryMenuDrafts } from "./in-memory-menu-drafts.ts";
import type { AnalyticsSession } from "#core/analytics/analytics-session.ts";
import type { Consent, KeptConsent } from "#core/consent/consent.ts";
import type { VisitorId } from "#core/kernel/id.ts";
import type { MenuFilter } from "#core/menu/filter/menu-filter.ts";
import { ok } from "#core/kernel/result.ts";
import { NOWHERE } from "#core/routing/start-place.ts";
import type { Instant } from "#core/time/instant.ts";
import type { InMemoryPorts } from "./call-log.ts";
import { createInMemoryPromotions } from "./in-memory-promotions.ts";
import {
  createInMemoryCompany,
  createInMemoryLegalTexts,
  createInMemoryDomains,
  createInMemoryLooks,
  createInMemoryPointsRules,
} from "./in-memory-shop-settings.ts";
import { createInMemoryLocationSettings, createInMemoryZones } from "./in-memory-settings.ts";

/** What somebody agreed to, on the device and at the server; what is counted and measured goes nowhere. */
export function createInMemoryConsents(
  now: () => Instant,
): Pick<
  InMemoryPorts,
  "consents" | "consentStorage" | "measurement" | "analytics" | "analyticsSessions" | "visitorIds"
> {
  let told: Consent | null = null;
  let kept: KeptConsent | null = null;
  let visitor: VisitorId | null = null;
  let session: AnalyticsSession | null = null;
  return {
    consents: {
      load: () => told,
      save: ({ text, ...choice }) => {
        told = { ...choice, at: now(), texts: text === undefined ? [] : [text] };
      },
    },
    consentStorage: {
      read: () => Promise.resolve(kept),
      write: (consent) => {
        kept = consent;
        return Promise.resolve();
      },
      keepVisitor: (visitorId) => {
        visitor = visitorId;
        return Promise.resolve();
      },
    },
    measurement: { load: () => Promise.resolve(), forget: () => Promise.resolve(false) },
    analytics: { count: () => Promise.resolve() },
    analyticsSessions: {
      read: () => Promise.resolve(session),
      write: (next) => {
        session = next;
        return Promise.resolve();
      },
    },
    visitorIds: { read: () => visitor },
  };
}

/** A browser without web push that nobody shares. */
export function createInMemoryDevice(): Pick<
  InMemoryPorts,
  | "push"
  | "orderPush"
  | "pushDevice"
  | "passkeyDevice"
  | "iconFile"
  | "offline"
  | "install"
  | "startPlaces"
  | "tablet"
  | "staff"
  | "audit"
  | "invitations"
  | "menuFilters"
  | "pickupFrom"
  | "position"
  | "departures"
  | "runLookup"
  | "leads"
  | "redirects"
  | "launches"
  | "messages"
  | "locationSettings"
  | "zoneSettings"
  | "shopLooks"
  | "pointsRules"
  | "shopDomains"
  | "companies"
  | "legalPages"
  | "legalTexts"
  | "promotionSettings"
  | "menuDrafts"
  | "menuImports"
  | "addressSearch"
> {
  let filter: MenuFilter | null = null;
  return {
    menuFilters: {
      read: () => Promise.resolve(filter),
      write: (next) => {
        filter = next;
        return Promise.resolve();
      },
    },
    locationSettings: createInMemoryLocationSettings(),
    zoneSettings: createInMemoryZones(),
    shopLooks: createInMemoryLooks(),
    pointsRules: createInMemoryPointsRules(),
    shopDomains: createInMemoryDomains(),
    companies: createInMemoryCompany(),
    ...createInMemoryLegalTexts(),
    promotionSettings: createInMemoryPromotions(),
    redirects: {
      findRedirect: () => null,
      listRedirects: () => ({ redirects: [], hosts: [] }),
      addRedirect: () => undefined,
      removeRedirect: () => undefined,
    },
    launches: {
      listLaunches: () => [],
      publishShop: () => undefined,
      noteSound: () => undefined,
      deleteTestOrders: () => undefined,
    },
    messages: {
      listMessages: () => ({ messages: [], failedToday: 0 }),
      sendAgain: () => undefined,
      previewMessages: () => [],
    },
    menuDrafts: createInMemoryMenuDrafts(),
    menuImports: createInMemoryMenuImports(),
    addressSearch: { searchAddresses: () => [] },
    runLookup: { lookUp: () => ({ token: "token", shopSlug: "bistro-nord" }) },
    leads: { send: () => undefined },
    departures: { leaveFor: () => Promise.resolve() },
    pickupFrom: { read: () => Promise.resolve(null), write: () => Promise.resolve() },
    position: { read: () => Promise.resolve({ kind: "unknown" }) },
    push: {
      readPush: () => ({ publicKey: "", isOn: false }),
      switchPush: (device) => ({ publicKey: "", isOn: device !== null }),
    },
    orderPush: {
      readOrderPush: () => ({ publicKey: "", isOn: false }),
      switchOrderPush: (_id, device) => ({ publicKey: "", isOn: device !== null }),
    },
    startPlaces: {
      read: () => Promise.resolve(NOWHERE),
      rememberShop: () => Promise.resolve(),
      rememberOrder: () => Promise.resolve(),
      forgetOrder: () => Promise.resolve(),
    },
    pushDevice: {
      consent: () => Promise.resolve("missing"),
      subscribe: () => Promise.resolve(null),
      unsubscribe: () => Promise.resolve(),
    },
    passkeyDevice: {
      isAble: () => Promise.resolve(true),
      create: () => ok({ credential: "new", clientData: "e30", attestation: "oA" }),
      prove: () => ({
        credential: "known",
        clientData: "e30",
        authenticatorData: "AA",
        signature: "AA",
        userHandle: null,
      }),
    },
    iconFile: { load: () => Promise.resolve(), warn: () => undefined },
    offline: { keep: () => Promise.resolve() },
    install: {
      read: () => Promise.resolve({ way: null, isStandalone: false, isInstalled: false, wasAsked: false }),
      offered: () => new Promise(() => undefined),
      installed: () => new Promise(() => undefined),
      prompt: () => Promise.resolve(false),
      markAsked: () => Promise.resolve(),
      markInstalled: () => Promise.resolve(),
    },
    audit: { list: ({ page }) => ({ items: [], page, perPage: 25, total: 0 }) },
    staff: {
      listStaff: () => ({ members: [], invitations: [] }),
      changeEmployee: () => undefined,
      resetFactor: () => undefined,
      removeEmployee: () => undefined,
      invite: () => undefined,
      withdrawInvitation: () => undefined,
    },
    invitations: {
      readInvitation: () => ({
        organizationName: "Bistro Nord SRL",
        role: "employee",
        email: "new@example.com",
        hasAccount: false,
      }),
      acceptInvitation: () => undefined,
      registerInvited: () => undefined,
    },
    tablet: {
      readTablet: () => null,
      switchPerson: () => undefined,
      hasPin: () => false,
      writePin: () => undefined,
      listTablets: () => [],
      shareTablet: () => undefined,
      revokeTablet: () => undefined,
    },
  };
}
