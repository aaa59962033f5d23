import { createActor, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import type { Consent, ConsentChoice, ConsentTopics, KeptConsent } from "#core/consent/consent.ts";
import {
  connectConsent,
  consentMachine,
  selectConsentTopics,
  selectIsConsentAsked,
} from "#core/consent/consent.machine.ts";
import type { MeasurementIds } from "#core/consent/consent.ports.ts";
import { isConsentAsked } from "#core/consent/asked-routes.ts";
import { toId, type VisitorId } from "#core/kernel/id.ts";
import { RETENTION_MS } from "#core/kernel/retention.ts";
import { servedRoutes } from "#core/routing/route-table.ts";
import { plusMillis } from "#core/time/instant.ts";
import { NOON } from "#tests/support/builders/values.ts";
import { UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { flush } from "#tests/support/patience.ts";
import { createVisits } from "#tests/statecharts/visits.ts";

const VISITOR = toId<VisitorId>("01j00000000000000000000001");
const NEW_VISITOR = toId<VisitorId>("01j00000000000000000000009");
const YES: ConsentTopics = { analytics: true, marketing: true };
const NO: ConsentTopics = { analytics: false, marketing: false };
const SHOP: MeasurementIds = { facebookPixelId: "1", googleMeasurementId: "G-1" };

const visits = createVisits();

interface Known {
  readonly kept?: KeptConsent | null;
  readonly told?: Consent | null;
  readonly visitor?: VisitorId | null;
  readonly isKnown?: boolean;
  readonly measured?: MeasurementIds | null;
  /** The code of others ran in this page. */
  readonly ran?: boolean;
}

/** Somebody's page, with a device and a server of which the test says what they know. */
async function start(world: Known = {}) {
  const clock = new SimulatedClock();
  const device = { kept: world.kept ?? null, visitor: world.visitor ?? null };
  const server = { told: world.told ?? null, choices: [] as ConsentChoice[], loads: 0, isAway: false };
  const page = {
    loads: [] as [MeasurementIds, ConsentTopics][],
    forgotten: [] as ConsentTopics[],
    reloads: 0,
  };
  const fails = { read: false, keep: false, measure: false };
  const machine = connectConsent(
    {
      consents: {
        load: async () => {
          server.loads += 1;
          if (server.isAway) throw UNREACHABLE;
          return server.told;
        },
        save: async (choice) => {
          if (server.isAway) throw UNREACHABLE;
          server.choices.push(choice);
        },
      },
      consentStorage: {
        read: async () => {
          if (fails.read) throw new Error("no storage");
          return device.kept;
        },
        write: async (kept) => {
          if (fails.keep) throw new Error("no storage");
          device.kept = kept;
        },
        keepVisitor: async (id) => void (device.visitor = id),
      },
      measurement: {
        load: async (ids, topics) => {
          if (fails.measure) throw new Error("blocked");
          page.loads.push([ids, topics]);
        },
        forget: async (topics) => {
          page.forgotten.push(topics);
          return (world.ran ?? false) && !topics.marketing;
        },
      },
      visitorIds: { read: () => device.visitor },
      clock: { now: () => plusMillis(NOON, clock.now()), millis: () => clock.now() },
      ids: { ulid: () => NEW_VISITOR.toUpperCase() },
    },
    {
      measuredAs: () => (world.measured === undefined ? SHOP : world.measured),
      reload: () => (page.reloads += 1),
    },
  );
  const actor = createActor(machine, {
    clock,
    inspect: visits.inspect,
    input: { isKnown: world.isKnown ?? false },
  });
  const choose = async (topics: ConsentTopics): Promise<void> => {
    actor.send({ type: "consent.choose", topics });
    await flush();
  };
  const shown = () => [selectIsConsentAsked(actor.getSnapshot()), selectConsentTopics(actor.getSnapshot())];
  return { actor, clock, device, server, page, fails, choose, shown };
}

async function started(world: Known = {}) {
  const running = await start(world);
  running.actor.start();
  await flush();
  return running;
}

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
    expect(device.kept).toEqual({ ...YES, at: NOON, untold: null });
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
    const kept: KeptConsent = { ...YES, at: NOON, untold: null };
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
    const kept: KeptConsent = { analytics: true, marketing: false, at: NOON, untold: null };
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
    const at = (age: number): KeptConsent => ({ ...NO, at: plusMillis(NOON, -age), untold: null });
    expect((await started({ kept: at(RETENTION_MS.guest_consents - 1) })).shown()).toEqual([false, NO]);
    expect((await started({ kept: at(RETENTION_MS.guest_consents) })).shown()).toEqual([true, null]);
  });

  it("is not asked of an account that answered on another device", async () => {
    const told: Consent = { ...YES, visitorId: VISITOR, at: NOON };
    const { shown, device, server } = await started({ isKnown: true, told });
    expect(shown()).toEqual([false, YES]);
    expect([device.visitor, device.kept, server.choices]).toEqual([
      VISITOR,
      { ...YES, at: NOON, untold: null },
      [],
    ]);
    expect((await started({ isKnown: true, told: null })).shown()).toEqual([true, null]);
  });

  it("says nothing, and asks nothing, while the server does not say what was answered", async () => {
    const running = await start({ isKnown: true });
    running.server.isAway = true;
    running.actor.start();
    await flush();
    expect(running.shown()).toEqual([false, null]);
    await running.choose(NO);
    expect(running.shown()).toEqual([false, NO]);
  });

  it("is asked where the device forgets, and again where it could not keep the answer", async () => {
    const running = await start();
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
