import { describe, expect, it } from "vitest";
import { createMeasurement, type MeasuredPage } from "#adapters/browser/platform/measurement.ts";
import { createAnalyticsSessions } from "#adapters/browser/storage/analytics-sessions.ts";
import { createConsentStorage } from "#adapters/browser/storage/consent-storage.ts";
import { createCookieJar } from "#adapters/browser/storage/cookie-jar.ts";
import type { KeptConsent } from "#core/consent/consent.ts";
import { toId, type OrganizationId, type VisitorId } from "#core/kernel/id.ts";
import { idOf, NOON } from "#tests/support/builders/values.ts";
import { fakeStore } from "./fake-store.ts";

const VISITOR = toId<VisitorId>("01j00000000000000000000001");
const TEXT = { organizationId: idOf<OrganizationId>("zen"), number: 2 };
const YES = { analytics: true, marketing: true };
const NO = { analytics: false, marketing: false };

describe("what the device keeps of a consent (CONSENT-4)", () => {
  const sent: string[] = [];
  const cookies = createCookieJar(
    {
      get cookie() {
        return "";
      },
      set cookie(text) {
        sent.push(text);
      },
    },
    false,
  );

  it("gives back what it was given", async () => {
    const storage = createConsentStorage(fakeStore(), cookies);
    expect(await storage.read()).toBeNull();
    const untold = { ...YES, visitorId: VISITOR };
    for (const kept of [
      { ...YES, at: NOON, texts: [], untold: null },
      { ...NO, at: NOON, texts: [], untold },
      { ...NO, at: NOON, texts: [], untold: { ...NO, visitorId: null } },
      { ...YES, at: NOON, texts: [TEXT], untold: { ...YES, visitorId: VISITOR, text: TEXT } },
    ] satisfies KeptConsent[]) {
      await storage.write(kept);
      expect(await storage.read()).toEqual(kept);
    }
  });

  it.each(["", "[]", "{}", '{"analytics":1}', '{"analytics":true,"marketing":true,"at":"soon"}'])(
    "takes %j for nothing",
    async (text) => {
      expect(await createConsentStorage(fakeStore({ diner_consent: text }), cookies).read()).toBeNull();
    },
  );

  it("takes what a release before kept for an answer to the standard text, and no text of nobody for one (CONSENT-7)", async () => {
    const before = { ...YES, at: NOON, untold: { ...NO, visitorId: null } };
    const read = (kept: object) =>
      createConsentStorage(fakeStore({ diner_consent: JSON.stringify(kept) }), cookies).read();
    expect(await read(before)).toEqual({ ...before, texts: [] });
    const texts = [
      TEXT,
      null,
      7,
      { ...TEXT, number: 0 },
      { ...TEXT, number: 1.5 },
      { number: 2 },
      { ...TEXT, organizationId: "zen" },
    ];
    expect(await read({ ...before, texts, untold: { ...before.untold, text: texts[3] } })).toEqual({
      ...before,
      texts: [TEXT],
    });
  });

  it("keeps the visitor for a year in a cookie of the whole site, and forgets them (ACCOUNT-16)", async () => {
    const storage = createConsentStorage(fakeStore(), cookies);
    await storage.keepVisitor(VISITOR);
    await storage.keepVisitor(null);
    expect(sent).toEqual([
      `diner_visitor_id=${VISITOR}; Path=/; Max-Age=31536000; SameSite=Lax`,
      "diner_visitor_id=; Path=/; Max-Age=0; SameSite=Lax",
    ]);
  });

  it("keeps the visit of the tab (ANALYTICS-2)", async () => {
    const session = { id: "01J00000000000000000000001", at: NOON };
    const sessions = createAnalyticsSessions(fakeStore());
    expect(await sessions.read()).toBeNull();
    await sessions.write(session);
    expect(await sessions.read()).toEqual(session);
    for (const text of ['{"id":"x","at":"y"}', "7", JSON.stringify({ ...session, id: "x" })])
      expect(await createAnalyticsSessions(fakeStore({ diner_analytics_session: text })).read()).toBeNull();
  });
});

function createPage(cookie = "") {
  const scripts: string[] = [];
  const written: string[] = [];
  const page: MeasuredPage = {
    window: {},
    document: {
      get cookie() {
        return cookie;
      },
      set cookie(text) {
        written.push(text);
      },
    },
    hostname: "zen.example.com",
    now: () => new Date(0),
    addScript: (address) => void scripts.push(address),
  };
  return { page, scripts, written, measurement: createMeasurement(page) };
}

describe("the code of others (CONSENT-1, CONSENT-5)", () => {
  const IDS = { facebookPixelId: "77", googleMeasurementId: "G-5" };
  const PIXEL = "https://connect.facebook.net/en_US/fbevents.js";
  const MEASURING = "https://www.googletagmanager.com/gtag/js?id=G-5";

  it.each([
    [NO, IDS, []],
    [{ ...NO, marketing: true }, IDS, [PIXEL]],
    [{ ...NO, analytics: true }, IDS, [MEASURING]],
    [YES, IDS, [PIXEL, MEASURING]],
    [YES, { facebookPixelId: null, googleMeasurementId: null }, []],
  ])("loads with %j of %j: %j", async (topics, ids, expected) => {
    const { measurement, scripts } = createPage();
    await measurement.load(ids, topics);
    await measurement.load(ids, topics);
    expect(scripts).toEqual(expected);
  });

  it("finds its first calls when it comes", async () => {
    const { measurement, page } = createPage();
    await measurement.load(IDS, YES);
    expect(page.window.fbq?.queue).toEqual([
      ["init", "77"],
      ["track", "PageView"],
    ]);
    const calls = (page.window.dataLayer ?? []).map((call) => Array.from(call as ArrayLike<unknown>));
    expect(calls).toEqual([
      ["js", new Date(0)],
      ["config", "G-5", { cookie_domain: "none" }],
    ]);
    const taken: unknown[] = [];
    if (page.window.fbq !== undefined) page.window.fbq.callMethod = (...call) => void taken.push(call);
    page.window.fbq?.("track", "Lead");
    expect(taken).toEqual([["track", "Lead"]]);
  });

  it("leaves no cookie of theirs after a no, and needs another page only where it ran", async () => {
    const { measurement, written } = createPage("_ga=1; _ga_X=2; _fbp=3; diner_cart_x=4");
    expect(await measurement.forget({ analytics: false, marketing: true })).toBe(false);
    expect(written).toEqual([
      "_ga=; Path=/; Max-Age=0; SameSite=Lax",
      "_ga=; Path=/; Max-Age=0; SameSite=Lax; Domain=zen.example.com",
      "_ga=; Path=/; Max-Age=0; SameSite=Lax; Domain=example.com",
      "_ga_X=; Path=/; Max-Age=0; SameSite=Lax",
      "_ga_X=; Path=/; Max-Age=0; SameSite=Lax; Domain=zen.example.com",
      "_ga_X=; Path=/; Max-Age=0; SameSite=Lax; Domain=example.com",
    ]);
    await measurement.load(IDS, YES);
    expect(await measurement.forget(YES)).toBe(false);
    expect(await measurement.forget({ analytics: true, marketing: false })).toBe(true);
  });
});
