import { describe, expect, it } from "vitest";
import type { Consent, KeptConsent } from "#core/consent/consent.ts";
import { consentMachine } from "#core/consent/consent.machine.ts";
import { isConsentAsked } from "#core/consent/asked-routes.ts";
import { RETENTION_MS } from "#core/kernel/retention.ts";
import { servedRoutes } from "#core/routing/route-table.ts";
import { plusMillis } from "#core/time/instant.ts";
import { NOON } from "#tests/support/builders/values.ts";
import { flush } from "#tests/support/patience.ts";
import {
  NEW_VISITOR,
  NO,
  SHOP,
  started,
  startedLater,
  textOf,
  VISITOR,
  visits,
  YES,
} from "./consent-page.ts";

describe("the question what may be measured (CONSENT-1, CONSENT-4)", () => {
  it("is asked of somebody of whom nothing is known, and nothing is there before a yes", async () => {
    const { shown, device, server, page } = await started();
    expect(shown()).toEqual([true, null]);
    expect([device.visitor, server.choices, server.loads, page.loads]).toEqual([null, [], 0, []]);
  });

  it("takes a yes: a new visitor in lower case, the server hears it, and what was agreed to loads", async () => {
    const { choose, shown, device, server, page } = await started();
    await choose(YES);
    expect(shown()).toEqual([false, YES]);
    expect(device.visitor).toBe(NEW_VISITOR);
    expect(server.choices).toEqual([{ ...YES, visitorId: NEW_VISITOR }]);
    expect(page.loads).toEqual([[SHOP, YES]]);
    expect(device.kept).toEqual({ ...YES, at: NOON, texts: [], untold: null });
  });

  it("takes a no: no visitor is made, and the device remembers that it was said", async () => {
    const { choose, shown, device, server, page } = await started();
    await choose(NO);
    expect(shown()).toEqual([false, NO]);
    expect(device.visitor).toBeNull();
    expect(server.choices).toEqual([{ ...NO, visitorId: null }]);
    expect(page.loads).toEqual([[SHOP, NO]]);
    expect(page.forgotten).toEqual([NO]);
    const again = await started({ kept: device.kept });
    expect([again.shown(), again.server.choices, again.actor.getSnapshot().value]).toEqual([
      [false, NO],
      [],
      "given",
    ]);
  });

  it("is taken back: the server hears whom it counted, the visitor is forgotten, and the page ends what ran in it", async () => {
    const kept: KeptConsent = { ...YES, at: NOON, texts: [], untold: null };
    const { choose, device, server, page, shown } = await started({ kept, visitor: VISITOR, ran: true });
    expect([page.loads, page.reloads]).toEqual([[[SHOP, YES]], 0]);
    await choose(NO);
    expect([device.visitor, page.reloads, server.choices]).toEqual([null, 1, []]);
    // The page that follows tells the server.
    const next = await started({ kept: device.kept });
    expect(next.server.choices).toEqual([{ ...NO, visitorId: VISITOR }]);
    expect(next.device.kept?.untold).toBeNull();
    expect(shown()).toEqual([false, NO]);
  });

  it("keeps a visitor who agreed before", async () => {
    const kept: KeptConsent = { analytics: true, marketing: false, at: NOON, texts: [], untold: null };
    const { choose, device, server } = await started({ kept, visitor: VISITOR });
    await choose(YES);
    expect(device.visitor).toBe(VISITOR);
    expect(server.choices).toEqual([{ ...YES, visitorId: VISITOR }]);
  });

  it("tells the server later where it was not reached", async () => {
    const { choose, clock, server, device } = await started();
    server.isAway = true;
    await choose(YES);
    expect(device.kept?.untold).toEqual({ ...YES, visitorId: NEW_VISITOR });
    clock.increment(59_999);
    await flush();
    server.isAway = false;
    expect(server.choices).toEqual([]);
    clock.increment(1);
    await flush();
    expect(server.choices).toEqual([{ ...YES, visitorId: NEW_VISITOR }]);
    expect(device.kept?.untold).toBeNull();
  });

  it("is asked again after 13 months, as the server keeps it no longer", async () => {
    const at = (age: number): KeptConsent => ({ ...NO, at: plusMillis(NOON, -age), texts: [], untold: null });
    expect((await started({ kept: at(RETENTION_MS.guest_consents - 1) })).shown()).toEqual([false, NO]);
    expect((await started({ kept: at(RETENTION_MS.guest_consents) })).shown()).toEqual([true, null]);
  });

  it("is not asked of an account that answered on another device", async () => {
    const told: Consent = { ...YES, visitorId: VISITOR, at: NOON };
    const { shown, device, server } = await started({ isKnown: true, told });
    expect(shown()).toEqual([false, YES]);
    expect([device.visitor, device.kept, server.choices]).toEqual([
      VISITOR,
      { ...YES, at: NOON, texts: [], untold: null },
      [],
    ]);
    expect((await started({ isKnown: true, told: null })).shown()).toEqual([true, null]);
  });

  it("says nothing, and asks nothing, while the server does not say what was answered", async () => {
    const running = await startedLater({ isKnown: true });
    running.server.isAway = true;
    running.actor.start();
    await flush();
    expect(running.shown()).toEqual([false, null]);
    await running.choose(NO);
    expect(running.shown()).toEqual([false, NO]);
  });

  it("is asked where the device forgets, and again where it could not keep the answer", async () => {
    const running = await startedLater();
    running.fails.read = true;
    running.fails.keep = true;
    running.actor.start();
    await flush();
    expect(running.shown()[0]).toBe(true);
    await running.choose(YES);
    expect(running.shown()[0]).toBe(true);
    expect(running.page.loads).toEqual([]);
  });

  it("counts although somebody's blocker keeps the code of others away, and measures nothing where there is no shop", async () => {
    const running = await started();
    running.fails.measure = true;
    await running.choose(YES);
    expect(running.server.choices).toEqual([{ ...YES, visitorId: NEW_VISITOR }]);
    const landing = await started({ measured: null });
    await landing.choose(YES);
    expect([landing.page.loads, landing.page.forgotten]).toEqual([[], [YES]]);
  });

  it("is asked again of who agreed to an older text, and what they said counts until they answer (CONSENT-8)", async () => {
    const kept: KeptConsent = { ...YES, at: NOON, texts: [textOf(1)], untold: null };
    const { shown, choose, device, server, page, arrive } = await started({ kept, text: textOf(2) });
    expect(shown()).toEqual([true, YES]);
    expect([page.loads, server.choices]).toEqual([[[SHOP, YES]], []]);
    await choose(YES, textOf(2));
    expect(shown()).toEqual([false, YES]);
    expect(server.choices).toEqual([{ ...YES, visitorId: NEW_VISITOR, text: textOf(2) }]);
    expect(device.kept).toEqual({ ...YES, at: NOON, texts: [textOf(2)], untold: null });
    await arrive(textOf(2));
    expect(shown()).toEqual([false, YES]);
    await arrive(textOf(3));
    expect(shown()).toEqual([true, YES]);
    await choose(NO, textOf(3));
    await arrive(textOf(4));
    expect(shown()).toEqual([false, NO]);
  });

  it("is asked again at the shops of the organization alone, and not twice on one page (CONSENT-8)", async () => {
    const kept: KeptConsent = { ...YES, at: NOON, texts: [], untold: null };
    const { shown, choose, arrive } = await started({ kept });
    expect(shown()[0]).toBe(false);
    await arrive(textOf(2));
    expect(shown()[0]).toBe(true);
    await arrive(null);
    expect(shown()[0]).toBe(false);
    await arrive(textOf(2));
    // A server that is behind showed the text of before.
    await choose(YES, textOf(1));
    expect(shown()[0]).toBe(false);
    await arrive(textOf(2));
    expect(shown()[0]).toBe(true);
  });

  it("tells the server later what was said to which text, and asks an account on another device by what it keeps (CONSENT-7)", async () => {
    const { choose, clock, server, device } = await started({ text: textOf(1) });
    server.isAway = true;
    await choose(YES, textOf(1));
    expect(device.kept?.untold).toEqual({ ...YES, visitorId: NEW_VISITOR, text: textOf(1) });
    server.isAway = false;
    clock.increment(60_000);
    await flush();
    expect(server.choices).toEqual([{ ...YES, visitorId: NEW_VISITOR, text: textOf(1) }]);
    expect(device.kept?.texts).toEqual([textOf(1)]);
    const told: Consent = { ...YES, visitorId: VISITOR, at: NOON, texts: [textOf(1)] };
    const other = await started({ isKnown: true, told, text: textOf(1) });
    expect([other.shown(), other.device.kept?.texts]).toEqual([[false, YES], [textOf(1)]]);
    expect((await started({ isKnown: true, told, text: textOf(2) })).shown()).toEqual([true, YES]);
  });

  it("is in every state in these tests", () => {
    expect(visits.missing(consentMachine)).toEqual([]);
  });

  it.each([
    ["shop.menu", true],
    ["shop.landing", true],
    ["landing", true],
    ["shop.cart", false],
    ["shop.checkout", false],
    ["operations.pending", false],
    ["office.login", false],
  ] as const)("stands on %s: %s", (id, isAsked) => {
    const served = servedRoutes({ kind: "diner" }).find(({ route }) => route.id === id);
    expect([id, served !== undefined && isConsentAsked(served.route)]).toEqual([id, isAsked]);
    expect(isConsentAsked(null)).toBe(false);
  });
});
