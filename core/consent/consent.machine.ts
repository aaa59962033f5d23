import { assign, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import { unconnected, unconnectedStep } from "#core/kernel/port-actor.ts";
import {
  NO_TOPICS,
  type ConsentChoice,
  type ConsentText,
  type ConsentTopics,
  type KeptConsent,
} from "./consent.ts";
import { answeredTexts, isAskedAgain } from "./consent-text.ts";

/** A choice that the server did not hear is sent once more after this long, in milliseconds. */
const CONSENT_RETRY_MS = 60_000;

/** What was said, and what the server does not know yet. */
interface ConsentContext {
  /** Whether the server may know of this person: somebody is signed in, or the browser has a visitor. */
  readonly isKnown: boolean;
  /** Null until something was said. */
  readonly topics: ConsentTopics | null;
  /** The texts that it was said to, and the one that it was last said to; null is the standard text. */
  readonly texts: readonly ConsentText[];
  readonly read: ConsentText | null;
  readonly untold: ConsentChoice | null;
  /** What is published at this page's shop and not answered on it; null where the standard text stands. */
  readonly current: ConsentText | null;
}

/** What is to be kept and told. */
type ConsentAnswer = Pick<ConsentContext, "texts" | "read"> & { readonly topics: ConsentTopics };

type ConsentEvent =
  /** The person chose, and read that text before. */
  | { readonly type: "consent.choose"; readonly topics: ConsentTopics; readonly text: ConsentText | null }
  /** Another page is on screen, of a shop with that text. */
  | { readonly type: "consent.arrive"; readonly text: ConsentText | null };

type Said = Omit<Extract<ConsentEvent, { readonly type: "consent.choose" }>, "type">;

/** The running machine. */
export type ConsentActor = ActorRefFrom<typeof consentMachine>;
type ConsentSnapshot = SnapshotFrom<typeof consentMachine>;

/**
 * Asks what may be measured, once, keeps the answer on the device and tells the server (CONSENT-1, CONSENT-4); asks again
 * at the shops of who published a newer text (CONSENT-8).
 */
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
    keep: unconnected<KeptConsent, ConsentAnswer>("keep"),
    /** Measures what was agreed to; true where what ran before ends with the page alone. */
    apply: unconnected<boolean, ConsentTopics>("apply"),
    tell: unconnected<void, Pick<ConsentContext, "texts" | "untold">>("tell"),
  },
  guards: {
    isKnown: ({ context }) => context.isKnown,
    isGiven: (_, kept: KeptConsent | null) => kept !== null,
    isUntold: ({ context }) => context.untold !== null,
    isOutdated: ({ context: { topics, texts, current } }) =>
      topics !== null && isAskedAgain({ ...topics, texts }, current),
    isUpToDate: ({ context: { topics, texts, current } }) =>
      topics !== null && !isAskedAgain({ ...topics, texts }, current),
    isToLeave: (_, needsPage: boolean) => needsPage,
  },
  actions: {
    learn: assign((_, kept: KeptConsent | null) => {
      if (kept === null) return {};
      const { analytics, marketing, texts, untold } = kept;
      return { topics: { analytics, marketing }, texts, untold };
    }),
    // Whatever was read, on this page it is answered.
    want: assign(({ context: { topics: before, texts } }, { topics, text }: Said) => ({
      topics,
      texts: answeredTexts(before === null ? null : { ...before, texts }, topics, text),
      read: text,
      current: null,
    })),
    arrive: assign({ current: (_, text: ConsentText | null) => text }),
    forgetUntold: assign({ untold: null }),
    reload: () => unconnectedStep("reload")(),
  },
}).createMachine({
  id: "consent",
  context: ({ input: { isKnown } }) => ({
    isKnown,
    topics: null,
    texts: [],
    read: null,
    untold: null,
    current: null,
  }),
  initial: "reading",
  on: {
    "consent.choose": {
      target: ".keeping",
      actions: { type: "want", params: ({ event: { topics, text } }) => ({ topics, text }) },
    },
    "consent.arrive": { actions: { type: "arrive", params: ({ event }) => event.text } },
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
        input: ({ context: { topics, texts, read } }) => ({ topics: topics ?? NO_TOPICS, texts, read }),
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
    given: {
      always: [
        { guard: "isUntold", target: "telling" },
        { guard: "isOutdated", target: "askingAgain" },
      ],
    },
    // What was said counts until something is said again.
    askingAgain: { tags: "asking", always: { guard: "isUpToDate", target: "given" } },
    telling: {
      invoke: {
        src: "tell",
        input: ({ context: { texts, untold } }) => ({ texts, untold }),
        onDone: { target: "given", actions: "forgetUntold" },
        onError: "resting",
      },
    },
    resting: { after: { [CONSENT_RETRY_MS]: "telling" } },
  },
});

/** Whether the person is asked: the question shows until it is answered. */
export function selectIsConsentAsked(snapshot: ConsentSnapshot): boolean {
  return snapshot.hasTag("asking");
}

/** What was agreed to; null where nothing was said. */
export function selectConsentTopics(snapshot: ConsentSnapshot): ConsentTopics | null {
  return snapshot.context.topics;
}
