import { assign, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import { toAppError, type AppError } from "#core/errors/app-error.ts";
import type { Failure } from "#core/errors/failed-event.ts";
import { portActor, unconnected } from "#core/kernel/port-actor.ts";
import { factorProofOf, SIGN_IN_CODE_MS, SIGN_IN_EXPIRED, type FactorProof } from "./second-factor.ts";

/** Which code is asked for, the one that was typed last, and why it was refused. */
interface SignInCodeContext {
  readonly kind: FactorProof["kind"];
  readonly typed: string;
  readonly error: AppError | null;
}

/** What may be asked of it. */
export type SignInCodeEvent =
  | { readonly type: "signInCode.submit"; readonly typed: string }
  /** Asks for the other kind of code. */
  | { readonly type: "signInCode.switch"; readonly kind: FactorProof["kind"] };

/** The running machine. */
export type SignInCodeActor = ActorRefFrom<typeof signInCodeMachine>;
/** One state of it. */
export type SignInCodeSnapshot = SnapshotFrom<typeof signInCodeMachine>;

const codeSetup = setup({
  types: {
    context: {} as SignInCodeContext,
    events: {} as SignInCodeEvent,
    tags: {} as "busy" | "failed",
  },
  actors: { prove: unconnected<void, string>("prove") },
  guards: {
    isCode: (_, typed: string) => factorProofOf(typed) !== null,
    isExpired: (_, { thrown }: Failure) => toAppError(thrown).key === SIGN_IN_EXPIRED,
  },
  actions: {
    keepTyped: assign({ typed: (_, typed: string) => typed }),
    keepError: assign({ error: (_, { thrown }: Failure) => toAppError(thrown) }),
    askFor: assign({ kind: (_, kind: FactorProof["kind"]) => kind, error: null }),
  },
});

/**
 * The second step of signing in (ACCOUNT-21): asks for a code until one is right or the time for it is over; then the
 * password is asked again. The time begins again with the page, the server counts its own.
 */
export const signInCodeMachine = codeSetup.createMachine({
  id: "signInCode",
  context: { kind: "authenticator", typed: "", error: null },
  initial: "waiting",
  states: {
    waiting: {
      initial: "asking",
      after: { [SIGN_IN_CODE_MS]: "expired" },
      states: {
        asking: {
          on: {
            "signInCode.submit": {
              guard: { type: "isCode", params: ({ event }) => event.typed },
              target: "proving",
              actions: { type: "keepTyped", params: ({ event }) => event.typed },
            },
            "signInCode.switch": { actions: { type: "askFor", params: ({ event }) => event.kind } },
          },
        },
        proving: {
          tags: "busy",
          entry: assign({ error: null }),
          invoke: {
            src: "prove",
            input: ({ context }) => context.typed,
            onDone: "#signInCode.proved",
            onError: [
              {
                guard: { type: "isExpired", params: ({ event }) => ({ thrown: event.error }) },
                target: "#signInCode.expired",
              },
              {
                target: "asking",
                actions: { type: "keepError", params: ({ event }) => ({ thrown: event.error }) },
              },
            ],
          },
        },
      },
    },
    expired: { tags: "failed" },
    proved: { type: "final" },
  },
});

/** The machine with what proves a code. */
export function connectSignInCode(
  prove: (code: string, signal: AbortSignal) => Promise<void>,
): typeof signInCodeMachine {
  return signInCodeMachine.provide({ actors: { prove: portActor(prove) } });
}

/** Which code is asked for. */
export function selectCodeKind(snapshot: SignInCodeSnapshot): FactorProof["kind"] {
  return snapshot.context.kind;
}

/** Whether a code is being checked. */
export function selectIsCodeBusy(snapshot: SignInCodeSnapshot): boolean {
  return snapshot.hasTag("busy");
}

/** Whether the password must be proved again. */
export function selectIsCodeExpired(snapshot: SignInCodeSnapshot): boolean {
  return snapshot.hasTag("failed");
}

/** Why the last code was refused. */
export function selectCodeError(snapshot: SignInCodeSnapshot): AppError | null {
  return snapshot.context.error;
}
