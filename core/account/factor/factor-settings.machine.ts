import { assign, emit, setup } from "xstate";
import { toAppError, type AppError } from "#core/errors/app-error.ts";
import type { Failure } from "#core/errors/failed-event.ts";
import { unconnected } from "#core/kernel/port-actor.ts";
import type { FactorEnrolment, SecondFactor } from "./second-factor.ts";

/** What is done to the own second factor, and what is asked for it: the password, then codes. */
export type FactorTask = "begin" | "confirm" | "renew" | "remove";

/** What is known of the own second factor, and what is being done to it. */
export interface FactorSettingsContext {
  readonly factor: SecondFactor | null;
  readonly task: FactorTask;
  /** The password or the code, until it is answered. */
  readonly typed: string;
  readonly enrolment: FactorEnrolment | null;
  readonly recoveryCodes: readonly string[];
  readonly error: AppError | null;
}

/** What may be asked of it. */
export type FactorSettingsEvent =
  | { readonly type: "factor.retry" }
  | { readonly type: "factor.choose"; readonly task: Exclude<FactorTask, "confirm"> }
  | { readonly type: "factor.submit"; readonly typed: string }
  | { readonly type: "factor.cancel" }
  /** The recovery codes were kept. */
  | { readonly type: "factor.finish" };

/** What it tells. */
export type FactorSettingsEmitted =
  | { readonly type: "factor.changed"; readonly task: FactorTask }
  /** The recovery codes were kept. */
  | { readonly type: "factor.finished" }
  /** It could not be read, which is said in its place. */
  | { readonly type: "factor.unread"; readonly error: AppError }
  | { readonly type: "factor.failed"; readonly error: AppError };

/** What a task answers: what an authenticator is given, recovery codes, or nothing. */
export interface FactorAnswer {
  readonly enrolment: FactorEnrolment | null;
  readonly recoveryCodes: readonly string[];
}

const settingsSetup = setup({
  types: {
    context: {} as FactorSettingsContext,
    events: {} as FactorSettingsEvent,
    emitted: {} as FactorSettingsEmitted,
    tags: {} as "busy" | "failed",
  },
  actors: {
    read: unconnected<SecondFactor, void>("read"),
    send: unconnected<FactorAnswer, { readonly task: FactorTask; readonly typed: string }>("send"),
  },
  guards: {
    isBegun: (_, { enrolment }: FactorAnswer) => enrolment !== null,
    hasCodes: (_, { recoveryCodes }: FactorAnswer) => recoveryCodes.length > 0,
  },
  actions: {
    keepFactor: assign({ factor: (_, factor: SecondFactor) => factor }),
    keepTask: assign({ task: (_, task: FactorTask) => task, error: null }),
    keepTyped: assign({ typed: (_, typed: string) => typed, error: null }),
    keepEnrolment: assign({
      task: "confirm" as const,
      enrolment: (_, { enrolment }: FactorAnswer) => enrolment,
    }),
    keepCodes: assign({ recoveryCodes: (_, { recoveryCodes }: FactorAnswer) => recoveryCodes }),
    forgetTyped: assign({ typed: "" }),
    forgetSecrets: assign({ typed: "", enrolment: null, recoveryCodes: [], error: null }),
    keepError: assign({ error: (_, { thrown }: Failure) => toAppError(thrown) }),
    emitFailure: emit((_, { thrown }: Failure) => ({
      type: "factor.failed" as const,
      error: toAppError(thrown),
    })),
    emitUnread: emit((_, { thrown }: Failure) => ({
      type: "factor.unread" as const,
      error: toAppError(thrown),
    })),
    emitFinish: emit({ type: "factor.finished" as const }),
    emitDone: emit(({ context }) => ({ type: "factor.changed" as const, task: context.task })),
  },
});

/**
 * Adding, renewing and removing the own second factor (ACCOUNT-21). A secret and recovery codes are held only while they
 * are on screen.
 */
export const factorSettingsMachine = settingsSetup.createMachine({
  id: "factorSettings",
  context: { factor: null, task: "begin", typed: "", enrolment: null, recoveryCodes: [], error: null },
  initial: "reading",
  states: {
    reading: {
      entry: "forgetSecrets",
      tags: "busy",
      invoke: {
        src: "read",
        onDone: { target: "idle", actions: { type: "keepFactor", params: ({ event }) => event.output } },
        onError: {
          target: "unread",
          actions: [
            { type: "keepError", params: ({ event }) => ({ thrown: event.error }) },
            { type: "emitUnread", params: ({ event }) => ({ thrown: event.error }) },
          ],
        },
      },
    },
    unread: { tags: "failed", on: { "factor.retry": "reading" } },
    idle: {
      on: {
        "factor.choose": {
          target: "asking",
          actions: { type: "keepTask", params: ({ event }) => event.task },
        },
      },
    },
    asking: {
      on: {
        "factor.submit": {
          target: "sending",
          actions: { type: "keepTyped", params: ({ event }) => event.typed },
        },
        "factor.cancel": "reading",
      },
    },
    sending: {
      tags: "busy",
      exit: "forgetTyped",
      invoke: {
        src: "send",
        input: ({ context: { task, typed } }) => ({ task, typed }),
        onDone: [
          {
            guard: { type: "isBegun", params: ({ event }) => event.output },
            target: "asking",
            actions: { type: "keepEnrolment", params: ({ event }) => event.output },
          },
          {
            guard: { type: "hasCodes", params: ({ event }) => event.output },
            target: "showing",
            actions: ["emitDone", { type: "keepCodes", params: ({ event }) => event.output }],
          },
          { target: "reading", actions: "emitDone" },
        ],
        onError: {
          target: "asking",
          actions: [
            { type: "keepError", params: ({ event }) => ({ thrown: event.error }) },
            { type: "emitFailure", params: ({ event }) => ({ thrown: event.error }) },
          ],
        },
      },
    },
    showing: { on: { "factor.finish": { target: "reading", actions: "emitFinish" } } },
  },
});
