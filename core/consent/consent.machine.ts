import { assign, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import type { Clock } from "#core/time/clock.ts";
import type { IdSource } from "#core/kernel/id-source.ts";
import { toId, type VisitorId } from "#core/kernel/id.ts";
import { portActor, unconnected, unconnectedStep } from "#core/kernel/port-actor.ts";
import type { VisitorIdStorage } from "#core/account/visitor.ports.ts";
import {
  choiceOf,
  isConsentCurrent,
  NO_TOPICS,
  type Consent,
  type ConsentChoice,
  type ConsentTopics,
  type KeptConsent,
} from "./consent.ts";
import type { ConsentPort, ConsentStorage, MeasurementIds, MeasurementPort } from "./consent.ports.ts";

/** A choice that the server did not hear is sent once more after this long, in milliseconds. */
const CONSENT_RETRY_MS = 60_000;

/** What was said, and what the server does not know yet. */
interface ConsentContext {
  /** Whether the server may know of this person: somebody is signed in, or the browser has a visitor. */
  readonly isKnown: boolean;
  /** Null until something was said. */
  readonly topics: ConsentTopics | null;
  readonly untold: ConsentChoice | null;
}

interface ConsentEvent {
  /** The person chose. */
  readonly type: "consent.choose";
  readonly topics: ConsentTopics;
}

/** The running machine. */
export type ConsentActor = ActorRefFrom<typeof consentMachine>;
type ConsentSnapshot = SnapshotFrom<typeof consentMachine>;

/** Asks what may be measured, once, keeps the answer on the device and tells the server (CONSENT-1, CONSENT-4). */
export const consentMachine = setup({
  types: {
    context: {} as ConsentContext,
    events: {} as ConsentEvent,
    input: {} as Pick<ConsentContext, "isKnown">,
    tags: {} as "asking",
  },
  actors: {
    /** What the device keeps; null where nothing that still counts. */
    read: unconnected<KeptConsent | null, undefined>("read"),
    /** What the server keeps, which the device keeps from now on. */
    load: unconnected<KeptConsent | null, undefined>("load"),
    keep: unconnected<KeptConsent, ConsentTopics>("keep"),
    /** Measures what was agreed to; true where what ran before ends with the page alone. */
    apply: unconnected<boolean, ConsentTopics>("apply"),
    tell: unconnected<void, ConsentChoice | null>("tell"),
  },
  guards: {
    isKnown: ({ context }) => context.isKnown,
    isGiven: (_, kept: KeptConsent | null) => kept !== null,
    isUntold: ({ context }) => context.untold !== null,
    isToLeave: (_, needsPage: boolean) => needsPage,
  },
  actions: {
    learn: assign((_, kept: KeptConsent | null) =>
      kept === null
        ? {}
        : { topics: { analytics: kept.analytics, marketing: kept.marketing }, untold: kept.untold },
    ),
    want: assign({ topics: (_, topics: ConsentTopics) => topics }),
    reload: () => unconnectedStep("reload")(),
  },
}).createMachine({
  id: "consent",
  context: ({ input: { isKnown } }) => ({ isKnown, topics: null, untold: null }),
  initial: "reading",
  on: {
    "consent.choose": {
      target: ".keeping",
      actions: { type: "want", params: ({ event }) => event.topics },
    },
  },
  states: {
    reading: {
      invoke: {
        src: "read",
        input: undefined,
        onDone: [
          {
            guard: { type: "isGiven", params: ({ event }) => event.output },
            target: "applying",
            actions: { type: "learn", params: ({ event }) => event.output },
          },
          { guard: "isKnown", target: "loading" },
          { target: "asking" },
        ],
        onError: "asking",
      },
    },
    loading: {
      invoke: {
        src: "load",
        input: undefined,
        onDone: [
          {
            guard: { type: "isGiven", params: ({ event }) => event.output },
            target: "applying",
            actions: { type: "learn", params: ({ event }) => event.output },
          },
          { target: "asking" },
        ],
        // Without an answer nothing is measured, and nobody is asked twice.
        onError: "silent",
      },
    },
    silent: {},
    asking: { tags: "asking" },
    keeping: {
      invoke: {
        src: "keep",
        input: ({ context }) => context.topics ?? NO_TOPICS,
        onDone: {
          target: "applying",
          actions: { type: "learn", params: ({ event }) => event.output },
        },
        onError: "asking",
      },
    },
    applying: {
      invoke: {
        src: "apply",
        input: ({ context }) => context.topics ?? NO_TOPICS,
        onDone: [
          { guard: { type: "isToLeave", params: ({ event }) => event.output }, target: "leaving" },
          { target: "given" },
        ],
        // Somebody's blocker may keep the code of others away; nothing is lost by that.
        onError: "given",
      },
    },
    leaving: { entry: "reload" },
    given: { always: { guard: "isUntold", target: "telling" } },
    telling: {
      invoke: {
        src: "tell",
        input: ({ context }) => context.untold,
        onDone: { target: "told" },
        onError: "resting",
      },
    },
    resting: { after: { [CONSENT_RETRY_MS]: "telling" } },
    told: {},
  },
});

interface ConsentWorld {
  readonly consents: ConsentPort;
  readonly consentStorage: ConsentStorage;
  readonly measurement: MeasurementPort;
  readonly visitorIds: VisitorIdStorage;
  readonly clock: Clock;
  readonly ids: IdSource;
}

/** What a page adds to the world. */
interface ConsentPage {
  /** Under what the page's shop is measured; null where the page is of no shop. */
  measuredAs(): MeasurementIds | null;
  reload(): void;
}

/** The machine with device and server behind it. */
export function connectConsent(world: ConsentWorld, page: ConsentPage): typeof consentMachine {
  const { consents, consentStorage: device, measurement, visitorIds, clock, ids } = world;
  const newVisitorId = (): VisitorId => toId<VisitorId>(ids.ulid().toLowerCase());

  async function keep(kept: KeptConsent, visitorId: VisitorId | null): Promise<KeptConsent> {
    await device.write(kept);
    await device.keepVisitor(kept.analytics ? visitorId : null);
    return kept;
  }
  async function adopt({ analytics, marketing, visitorId, at }: Consent): Promise<KeptConsent> {
    const choice = choiceOf({ analytics, marketing }, visitorIds.read() ?? visitorId, newVisitorId);
    return keep({ analytics, marketing, at, untold: null }, choice.visitorId);
  }
  return consentMachine.provide({
    actors: {
      read: portActor(async () => {
        const kept = await device.read();
        return kept !== null && isConsentCurrent(kept, clock.now()) ? kept : null;
      }),
      load: portActor(async (_, signal) => {
        const consent = await consents.load(signal);
        return consent === null ? null : adopt(consent);
      }),
      keep: portActor(async (topics) => {
        const untold = choiceOf(topics, visitorIds.read(), newVisitorId);
        return keep({ ...topics, at: clock.now(), untold }, untold.visitorId);
      }),
      apply: portActor(async (topics) => {
        const measured = page.measuredAs();
        if (measured !== null) await measurement.load(measured, topics);
        return measurement.forget(topics);
      }),
      tell: portActor(async (choice, signal) => {
        if (choice === null) return;
        await consents.save(choice, signal);
        const { analytics, marketing } = choice;
        await device.write({ analytics, marketing, at: clock.now(), untold: null });
      }),
    },
    actions: { reload: () => page.reload() },
  });
}

/** Whether the person is asked: the question shows until it is answered. */
export function selectIsConsentAsked(snapshot: ConsentSnapshot): boolean {
  return snapshot.hasTag("asking");
}

/** What was agreed to; null where nothing was said. */
export function selectConsentTopics(snapshot: ConsentSnapshot): ConsentTopics | null {
  return snapshot.context.topics;
}
