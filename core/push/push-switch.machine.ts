import { assign, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import { portActor, unconnected } from "#core/kernel/port-actor.ts";
import type { PushConsent, PushDevicePort, PushPort } from "./push.ports.ts";
import type { PushState, PushUse } from "./push.ts";

/** What the switch knows. */
export interface PushSwitchContext {
  readonly publicKey: string;
  /** Why it stands still: the browser has no push, or was forbidden. */
  readonly consent: PushConsent;
}

type PushSwitchEvent = { readonly type: "push.switchOn" } | { readonly type: "push.switchOff" };

interface KnownPush {
  readonly state: PushState;
  readonly consent: PushConsent;
}

/** The running machine. */
export type PushSwitchActor = ActorRefFrom<typeof pushSwitchMachine>;
type PushSwitchSnapshot = SnapshotFrom<typeof pushSwitchMachine>;

/** Switches web push of this device on and off; the browser asks the person only because of that press (BOARD-27, MESSAGE-2). */
export const pushSwitchMachine = setup({
  types: {
    context: {} as PushSwitchContext,
    events: {} as PushSwitchEvent,
    tags: {} as "busy" | "blocking" | "failed" | "on",
  },
  actors: {
    read: unconnected<KnownPush, undefined>("read"),
    switchOn: unconnected<KnownPush, string>("switchOn"),
    switchOff: unconnected<KnownPush, undefined>("switchOff"),
  },
  guards: {
    isOn: (_, { state, consent }: KnownPush) => state.isOn && consent === "granted",
  },
  actions: {
    keep: assign((_, { state: { publicKey }, consent }: KnownPush) => ({ publicKey, consent })),
  },
}).createMachine({
  id: "pushSwitch",
  context: { publicKey: "", consent: "askable" },
  initial: "reading",
  states: {
    reading: {
      tags: ["busy", "blocking"],
      invoke: {
        src: "read",
        input: undefined,
        onDone: [
          {
            guard: { type: "isOn", params: ({ event }) => event.output },
            target: "on",
            actions: { type: "keep", params: ({ event }) => event.output },
          },
          { target: "off", actions: { type: "keep", params: ({ event }) => event.output } },
        ],
        onError: "unread",
      },
    },
    unread: { tags: "failed", on: { "push.switchOn": "reading" } },
    off: { on: { "push.switchOn": "switchingOn" } },
    switchingOn: {
      tags: ["busy", "on"],
      invoke: {
        src: "switchOn",
        input: ({ context }) => context.publicKey,
        onDone: [
          { guard: { type: "isOn", params: ({ event }) => event.output }, target: "on" },
          { target: "refused", actions: { type: "keep", params: ({ event }) => event.output } },
        ],
        onError: "refused",
      },
    },
    // The browser or its push service said no, or the server did not answer: another press asks again.
    refused: { tags: "failed", on: { "push.switchOn": "switchingOn" } },
    on: { tags: "on", on: { "push.switchOff": "switchingOff" } },
    switchingOff: {
      tags: "busy",
      invoke: {
        src: "switchOff",
        input: undefined,
        onDone: "off",
        onError: "stuck",
      },
    },
    stuck: { tags: ["failed", "on"], on: { "push.switchOff": "switchingOff" } },
  },
});

/** The machine with server and browser behind it. */
export function connectPushSwitch(
  use: PushUse,
  server: PushPort,
  device: PushDevicePort,
): typeof pushSwitchMachine {
  return pushSwitchMachine.provide({
    actors: {
      read: portActor(async (_input, signal) => ({
        state: await server.readPush(signal),
        consent: await device.consent(),
      })),
      switchOn: portActor(async (publicKey, signal) => {
        const subscribed = await device.subscribe(use, publicKey);
        const state =
          subscribed === null ? { publicKey, isOn: false } : await server.switchPush(subscribed, signal);
        return { state, consent: await device.consent() };
      }),
      // The server first: from then on nothing is sent, whatever the browser does.
      switchOff: portActor(async (_input, signal) => {
        const state = await server.switchPush(null, signal);
        await device.unsubscribe(use);
        return { state, consent: await device.consent() };
      }),
    },
  });
}

/** Whether the device is to learn of orders, as asked for at last. */
export function selectIsPushOn(snapshot: PushSwitchSnapshot): boolean {
  return snapshot.hasTag("on");
}

/** Whether a press can change anything: without push in the browser, forbidden there, or before it is known, none does. */
export function selectMayPush(snapshot: PushSwitchSnapshot): boolean {
  const { consent } = snapshot.context;
  return consent !== "missing" && consent !== "denied" && !snapshot.hasTag("blocking");
}

/** What the switch has to say; null where all is well. */
export function selectPushTrouble(snapshot: PushSwitchSnapshot): "missing" | "denied" | "failed" | null {
  const { consent } = snapshot.context;
  if (consent === "missing" || consent === "denied") return consent;
  return snapshot.hasTag("failed") ? "failed" : null;
}
