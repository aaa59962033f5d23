import { assign, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import { portActor, unconnected } from "#core/kernel/port-actor.ts";
import type { InstallDevice, InstallPort, InstallWay } from "./install.ports.ts";

/** Somebody looks around this long before they are asked, in milliseconds: 20 seconds (INSTALL-1). */
const INSTALL_AFTER_MS = 20_000;

interface InstallPromptContext {
  readonly way: InstallWay | null;
}

type InstallPromptEvent =
  | { readonly type: "install.accept" }
  | { readonly type: "install.dismiss" }
  /** Whether the page is one where somebody looks around. */
  | { readonly type: "install.moved"; readonly isFree: boolean };

/** The running machine. */
export type InstallPromptActor = ActorRefFrom<typeof installPromptMachine>;
type InstallPromptSnapshot = SnapshotFrom<typeof installPromptMachine>;

/** Offers to install the shop as an app, once in 14 days and never once installed (INSTALL-1). */
export const installPromptMachine = setup({
  types: {
    context: {} as InstallPromptContext & { readonly isFree: boolean },
    events: {} as InstallPromptEvent,
    tags: {} as "asking" | "busy",
  },
  actors: {
    read: unconnected<InstallDevice, undefined>("read"),
    offered: unconnected<void, undefined>("offered"),
    installed: unconnected<void, undefined>("installed"),
    prompt: unconnected<boolean, undefined>("prompt"),
    markAsked: unconnected<void, undefined>("markAsked"),
    markInstalled: unconnected<void, undefined>("markInstalled"),
  },
  guards: {
    isStandalone: (_, { isStandalone }: InstallDevice) => isStandalone,
    isAskable: (_, { way, isInstalled, wasAsked }: InstallDevice) =>
      way !== null && !isInstalled && !wasAsked,
    isByShare: ({ context }) => context.way === "share",
    isFree: ({ context }) => context.isFree,
    isYes: (_, isYes: boolean) => isYes,
  },
  actions: {
    learn: assign((_, { way }: InstallDevice) => ({ way })),
    move: assign((_, isFree: boolean) => ({ isFree })),
  },
}).createMachine({
  id: "installPrompt",
  context: { way: null, isFree: false },
  initial: "reading",
  on: { "install.moved": { actions: { type: "move", params: ({ event }) => event.isFree } } },
  states: {
    reading: {
      invoke: {
        src: "read",
        input: undefined,
        onDone: [
          { guard: { type: "isStandalone", params: ({ event }) => event.output }, target: "marking" },
          {
            guard: { type: "isAskable", params: ({ event }) => event.output },
            target: "watching",
            actions: { type: "learn", params: ({ event }) => event.output },
          },
          { target: "quiet" },
        ],
        onError: "quiet",
      },
    },
    watching: {
      // Installed from the browser's own menu, nobody is asked any more.
      invoke: { src: "installed", input: undefined, onDone: "marking", onError: "quiet" },
      initial: "settling",
      states: {
        settling: { after: { [INSTALL_AFTER_MS]: "able" } },
        able: {
          always: { guard: "isByShare", target: "due" },
          invoke: { src: "offered", input: undefined, onDone: "due", onError: "over" },
        },
        due: { always: { guard: "isFree", target: "asking" } },
        asking: {
          tags: "asking",
          // Shown is asked, whatever becomes of it.
          invoke: { src: "markAsked", input: undefined, onError: {} },
          on: {
            "install.accept": [{ guard: "isByShare", target: "over" }, { target: "prompting" }],
            "install.dismiss": "over",
          },
        },
        prompting: {
          tags: ["asking", "busy"],
          invoke: {
            src: "prompt",
            input: undefined,
            onDone: [
              {
                guard: { type: "isYes", params: ({ event }) => event.output },
                target: "#installPrompt.marking",
              },
              { target: "over" },
            ],
            onError: "over",
          },
        },
        // Said no or not yet; the browser may still say that it was installed.
        over: {},
      },
    },
    marking: {
      invoke: { src: "markInstalled", input: undefined, onDone: "quiet", onError: "quiet" },
    },
    quiet: { type: "final" },
  },
});

/** The machine with a browser behind it. */
export function connectInstallPrompt(port: InstallPort): typeof installPromptMachine {
  return installPromptMachine.provide({
    actors: {
      read: portActor(() => port.read()),
      offered: portActor((_, signal) => port.offered(signal)),
      installed: portActor((_, signal) => port.installed(signal)),
      prompt: portActor(() => port.prompt()),
      markAsked: portActor(() => port.markAsked()),
      markInstalled: portActor(() => port.markInstalled()),
    },
  });
}

/** Whether the person is asked, and by which way; null while they are not. */
export function selectInstallWay(snapshot: InstallPromptSnapshot): InstallWay | null {
  return snapshot.hasTag("asking") ? snapshot.context.way : null;
}

/** Whether the browser asks meanwhile. */
export function selectIsInstalling(snapshot: InstallPromptSnapshot): boolean {
  return snapshot.hasTag("busy");
}
