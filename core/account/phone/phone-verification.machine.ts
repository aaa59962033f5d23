import { assign, emit, setup } from "xstate";
import { toAppError, type AppError } from "#core/errors/app-error.ts";
import type { Failure } from "#core/errors/failed-event.ts";
import { unconnected, unconnectedStep } from "#core/kernel/port-actor.ts";
import type { User } from "../user.ts";
import { CODE_LIFETIME_MS } from "./phone-code.ts";
import type { PhoneEvent, PhoneEmitted } from "./phone-events.ts";

/** How often the countdown is updated, in milliseconds. */
const COUNTDOWN_STEP_MS = 1000;

/** What is known of a code that was sent before this screen opened. */
export interface AwaitedCode {
  readonly phone: string;
  /** Device milliseconds from which a new code may be asked for. */
  readonly resendAt: number;
  /** Device milliseconds at which the code stops working. */
  readonly expiresAt: number;
}

/** The phone, the code's two deadlines, and the device's time at the last step of the countdown. */
export interface PhoneContext {
  readonly phone: string | null;
  /** While the phone is sent. */
  readonly password: string | null;
  /** The code as it was typed last. */
  readonly code: string;
  readonly resendAt: number;
  readonly expiresAt: number;
  readonly now: number;
  readonly error: AppError | null;
}

type PhoneSubmit = Extract<PhoneEvent, { readonly type: "phone.submit" }>;

const phoneSetup = setup({
  types: {
    context: {} as PhoneContext,
    events: {} as PhoneEvent,
    emitted: {} as PhoneEmitted,
    input: {} as { readonly phone: string | null; readonly sent: AwaitedCode | null; readonly now: number },
    tags: {} as "busy" | "failed",
  },
  actors: {
    add: unconnected<number, { readonly number: string; readonly password: string | null }>("add"),
    resend: unconnected<number, void>("resend"),
    verify: unconnected<User, string>("verify"),
  },
  guards: {
    mayResend: ({ context }) => context.now >= context.resendAt,
    hasPhone: ({ context }) => context.phone !== null,
  },
  actions: {
    readClock: unconnectedStep("readClock"),
    keepPhone: assign((_, { phone, password }: PhoneSubmit) => ({ phone, password: password ?? null })),
    // The server counts in seconds from its answer, the screen from the device's time of it.
    startCode: assign(({ context }, seconds: number) => ({
      resendAt: context.now + seconds * 1000,
      expiresAt: context.now + CODE_LIFETIME_MS,
      error: null,
    })),
    emitSent: emit(({ context }) => ({
      type: "phone.codeSent" as const,
      phone: context.phone ?? "",
      resendAt: context.resendAt,
      expiresAt: context.expiresAt,
    })),
    keepError: assign({ error: (_, { thrown }: Failure) => toAppError(thrown) }),
    emitFailure: emit((_, { thrown }: Failure) => ({
      type: "phone.failed" as const,
      error: toAppError(thrown),
    })),
  },
});

/** Proving that a phone is one's own: the code in one region, the countdown in the other (ACCOUNT-12). */
export const phoneVerificationMachine = phoneSetup.createMachine({
  id: "phone",
  context: ({ input }) => ({
    phone: input.sent?.phone ?? input.phone,
    password: null,
    code: "",
    resendAt: input.sent?.resendAt ?? 0,
    expiresAt: input.sent?.expiresAt ?? 0,
    now: input.now,
    error: null,
  }),
  type: "parallel",
  states: {
    code: {
      initial: "opening",
      states: {
        opening: { always: [{ guard: "hasPhone", target: "awaiting" }, { target: "editing" }] },
        editing: {
          on: {
            "phone.submit": {
              target: "adding",
              actions: { type: "keepPhone", params: ({ event }) => event },
            },
          },
        },
        adding: {
          tags: "busy",
          entry: assign({ error: null }),
          exit: assign({ password: null }),
          invoke: {
            src: "add",
            input: ({ context }) => ({ number: context.phone ?? "", password: context.password }),
            onDone: {
              target: "awaiting",
              actions: ["readClock", { type: "startCode", params: ({ event }) => event.output }, "emitSent"],
            },
            onError: {
              target: "editing",
              actions: [
                { type: "keepError", params: ({ event }) => ({ thrown: event.error }) },
                { type: "emitFailure", params: ({ event }) => ({ thrown: event.error }) },
              ],
            },
          },
        },
        awaiting: {
          on: {
            "phone.verify": { target: "verifying", actions: assign({ code: ({ event }) => event.code }) },
            "phone.resend": { guard: "mayResend", target: "resending" },
            "phone.submit": {
              target: "adding",
              actions: { type: "keepPhone", params: ({ event }) => event },
            },
            "phone.edit": "editing",
          },
        },
        resending: {
          tags: "busy",
          invoke: {
            src: "resend",
            onDone: {
              target: "awaiting",
              actions: ["readClock", { type: "startCode", params: ({ event }) => event.output }, "emitSent"],
            },
            onError: {
              target: "awaiting",
              actions: [
                { type: "keepError", params: ({ event }) => ({ thrown: event.error }) },
                { type: "emitFailure", params: ({ event }) => ({ thrown: event.error }) },
              ],
            },
          },
        },
        verifying: {
          tags: "busy",
          entry: assign({ error: null }),
          invoke: {
            src: "verify",
            input: ({ context }) => context.code,
            onDone: {
              target: "verified",
              actions: emit(({ event }) => ({ type: "phone.verified" as const, user: event.output })),
            },
            onError: {
              target: "awaiting",
              actions: [
                { type: "keepError", params: ({ event }) => ({ thrown: event.error }) },
                { type: "emitFailure", params: ({ event }) => ({ thrown: event.error }) },
              ],
            },
          },
        },
        verified: { type: "final" },
      },
    },
    countdown: {
      initial: "counting",
      states: {
        counting: {
          entry: "readClock",
          after: { [COUNTDOWN_STEP_MS]: { target: "counting", reenter: true } },
        },
      },
    },
  },
});
