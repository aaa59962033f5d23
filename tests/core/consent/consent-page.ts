import { createActor, SimulatedClock } from "xstate";
import { connectConsent } from "#core/consent/connect-consent.ts";
import type {
  Consent,
  ConsentChoice,
  ConsentText,
  ConsentTopics,
  KeptConsent,
} from "#core/consent/consent.ts";
import { selectConsentTopics, selectIsConsentAsked } from "#core/consent/consent.machine.ts";
import type { MeasurementIds } from "#core/consent/consent.ports.ts";
import { toId, type OrganizationId, type VisitorId } from "#core/kernel/id.ts";
import { plusMillis } from "#core/time/instant.ts";
import { idOf, NOON } from "#tests/support/builders/values.ts";
import { UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { flush } from "#tests/support/patience.ts";
import { createVisits } from "#tests/statecharts/visits.ts";

export const VISITOR = toId<VisitorId>("01j00000000000000000000001");
export const NEW_VISITOR = toId<VisitorId>("01j00000000000000000000009");
export const YES: ConsentTopics = { analytics: true, marketing: true };
export const NO: ConsentTopics = { analytics: false, marketing: false };
export const SHOP: MeasurementIds = { facebookPixelId: "1", googleMeasurementId: "G-1" };

/** A text of one organization. */
export const textOf = (number: number): ConsentText => ({
  organizationId: idOf<OrganizationId>("zen"),
  number,
});

export const visits = createVisits();

interface Known {
  readonly kept?: KeptConsent | null;
  readonly told?: Consent | null;
  readonly visitor?: VisitorId | null;
  readonly isKnown?: boolean;
  readonly measured?: MeasurementIds | null;
  /** The code of others ran in this page. */
  readonly ran?: boolean;
  /** What stands at the shop of this page. */
  readonly text?: ConsentText | null;
}

/** Somebody's page before it starts, with a device and a server of which the test says what they know. */
export async function startedLater(world: Known = {}) {
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
  const choose = async (topics: ConsentTopics, text: ConsentText | null = null): Promise<void> => {
    actor.send({ type: "consent.choose", topics, text });
    await flush();
  };
  const arrive = async (text: ConsentText | null): Promise<void> => {
    actor.send({ type: "consent.arrive", text });
    await flush();
  };
  const shown = () => [selectIsConsentAsked(actor.getSnapshot()), selectConsentTopics(actor.getSnapshot())];
  return { actor, clock, device, server, page, fails, choose, arrive, shown };
}

/** The same, started on a page. */
export async function started(world: Known = {}) {
  const running = await startedLater(world);
  running.actor.start();
  await running.arrive(world.text ?? null);
  return running;
}
