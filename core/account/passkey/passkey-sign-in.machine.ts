import { assign, emit, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import { toAppError, type AppError } from "#core/errors/app-error.ts";
import type { Failure } from "#core/errors/failed-event.ts";
import { portActor, unconnected } from "#core/kernel/port-actor.ts";

/** Why the last passkey was refused. */
interface PasskeySignInContext {
  readonly error: AppError | null;
}

/** What may be asked of it. */
type PasskeySignInEvent = { readonly type: "passkeySignIn.start" };

/** What it tells. */
type PasskeySignInEmitted = { readonly type: "passkeySignIn.failed"; readonly error: AppError };

/** The running machine. */
export type PasskeySignInActor = ActorRefFrom<typeof passkeySignInMachine>;
type PasskeySignInSnapshot = SnapshotFrom<typeof passkeySignInMachine>;

/** Whether somebody was signed in, or would not. */
type Outcome = "proved" | "declined";

const signInSetup = setup({
  types: {
    context: {} as PasskeySignInContext,
    events: {} as PasskeySignInEvent,
    emitted: {} as PasskeySignInEmitted,
    tags: {} as "busy" | "offered",
  },
  actors: {
    ask: unconnected<boolean, void>("ask"),
    prove: unconnected<Outcome, void>("prove"),
  },
  guards: {
    isAble: (_, isAble: boolean) => isAble,
    isProved: (_, outcome: Outcome) => outcome === "proved",
  },
  actions: {
    forgetError: assign({ error: null }),
    keepError: assign({ error: (_, { thrown }: Failure) => toAppError(thrown) }),
    emitFailure: emit((_, { thrown }: Failure) => ({
      type: "passkeySignIn.failed" as const,
      error: toAppError(thrown),
    })),
  },
});

/** Signing in by a passkey (ACCOUNT-38): offered where the browser can, and again after a refusal or a second thought. */
export const passkeySignInMachine = signInSetup.createMachine({
  id: "passkeySignIn",
  context: { error: null },
  initial: "asking",
  states: {
    asking: {
      invoke: {
        src: "ask",
        onDone: [
          { guard: { type: "isAble", params: ({ event }) => event.output }, target: "offered" },
          { target: "unable" },
        ],
        // Without an answer the password is there.
        onError: "unable",
      },
    },
    unable: { type: "final" },
    offered: { tags: "offered", on: { "passkeySignIn.start": "proving" } },
    proving: {
      tags: ["busy", "offered"],
      entry: "forgetError",
      invoke: {
        src: "prove",
        onDone: [
          { guard: { type: "isProved", params: ({ event }) => event.output }, target: "proved" },
          { target: "offered" },
        ],
        onError: {
          target: "offered",
          actions: [
            { type: "keepError", params: ({ event }) => ({ thrown: event.error }) },
            { type: "emitFailure", params: ({ event }) => ({ thrown: event.error }) },
          ],
        },
      },
    },
    // The button stays until the page's guards lead on.
    proved: { tags: ["busy", "offered"], type: "final" },
  },
});

/** The machine with the browser and what signs in behind it. */
export function connectPasskeySignIn(
  isAble: () => Promise<boolean>,
  prove: (signal: AbortSignal) => Promise<Outcome>,
): typeof passkeySignInMachine {
  return passkeySignInMachine.provide({
    actors: { ask: portActor(() => isAble()), prove: portActor((_, signal) => prove(signal)) },
  });
}

/** Whether there is anything to press. */
export function selectIsPasskeyOffered(snapshot: PasskeySignInSnapshot): boolean {
  return snapshot.hasTag("offered");
}

/** Whether the browser or the server is waited for. */
export function selectIsPasskeyBusy(snapshot: PasskeySignInSnapshot): boolean {
  return snapshot.hasTag("busy");
}

/** Why the last passkey was refused, where it was; other failures appear in a toast. */
export function selectPasskeyRefusal(snapshot: PasskeySignInSnapshot): AppError | null {
  const { error } = snapshot.context;
  return error?.tag === "Invalid" ? error : null;
}
