import { and, assign, emit, setup } from "xstate";
import { toAppError, type AppError } from "#core/errors/app-error.ts";
import { isUnauthenticated } from "#core/errors/failed-event.ts";
import { unconnected, unconnectedStep } from "#core/kernel/port-actor.ts";
import type { User } from "#core/session/user.ts";
import type { AuthAsk, AuthFact } from "./auth-events.ts";
import type { Credentials, Registration } from "./auth.ports.ts";

/** Who is signed in, how it became known, whether only the start asked so far, and why the last attempt was refused. */
export interface AuthContext {
  readonly user: User | null;
  readonly how: "session" | "login" | "register";
  readonly isAtStart: boolean;
  readonly error: AppError | null;
}

interface Failure {
  readonly during: "load" | "login" | "register" | "logout";
  readonly thrown: unknown;
}

const authSetup = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthAsk,
    emitted: {} as AuthFact,
    tags: {} as "busy" | "failed",
  },
  actors: {
    loadUser: unconnected<User, void>("loadUser"),
    login: unconnected<void, Credentials | null>("login"),
    register: unconnected<void, Registration | null>("register"),
    logout: unconnected<void, void>("logout"),
  },
  guards: {
    isMarkedLoggedIn: (): boolean => unconnectedStep("isMarkedLoggedIn")(),
    hasUser: ({ context }) => context.user !== null,
    isAtStart: ({ context }) => context.isAtStart,
  },
  actions: {
    leaveStart: assign({ isAtStart: false }),
    markLoggedIn: unconnectedStep("markLoggedIn"),
    markLoggedOut: unconnectedStep("markLoggedOut"),
    forgetError: assign({ error: null }),
    forgetUser: assign({ user: null, error: null }),
    keepError: assign({ error: (_, failure: Failure) => toAppError(failure.thrown) }),
    tellFailure: emit((_, { thrown, during }: Failure) => ({
      type: "auth.failed" as const,
      error: toAppError(thrown),
      during,
    })),
    keepUser: assign({ user: (_, user: User) => user, error: null }),
    tellSignedIn: emit(({ context }, user: User) => ({
      type: "auth.signedIn" as const,
      user,
      how: context.how,
    })),
    tellUserChanged: emit((_, user: User) => ({ type: "auth.userChanged" as const, user })),
    tellSignedOut: emit({ type: "auth.signedOut" }),
  },
});

/** Signing in and out (spec §4). `unknown` until the browser begins; a server never does. */
export const authMachine = authSetup.createMachine({
  id: "auth",
  context: { user: null, how: "session", isAtStart: true, error: null },
  initial: "unknown",
  states: {
    unknown: { on: { "auth.begin": "checking" } },
    checking: {
      tags: "busy",
      entry: assign({ how: "session" }),
      invoke: {
        src: "loadUser",
        onDone: {
          target: "signedIn",
          actions: [
            "markLoggedIn",
            { type: "keepUser", params: ({ event }) => event.output },
            { type: "tellSignedIn", params: ({ event }) => event.output },
          ],
        },
        onError: [
          // At the start a session that has ended is nobody's news (product §6); later it is.
          {
            guard: and([isUnauthenticated, "isAtStart"]),
            target: "signedOut",
            actions: ["markLoggedOut", "forgetUser"],
          },
          {
            guard: isUnauthenticated,
            target: "signedOut",
            actions: [
              "markLoggedOut",
              "forgetUser",
              { type: "tellFailure", params: ({ event }) => ({ during: "load", thrown: event.error }) },
            ],
          },
          {
            guard: "isMarkedLoggedIn",
            target: "unreachable",
            actions: [
              { type: "keepError", params: ({ event }) => ({ during: "load", thrown: event.error }) },
              { type: "tellFailure", params: ({ event }) => ({ during: "load", thrown: event.error }) },
            ],
          },
          // A device without the mark asks once at start and bothers nobody with a failure (spec §4).
          { target: "signedOut", actions: "forgetUser" },
        ],
      },
    },
    // Marked as signed in, yet the user could not be loaded: the next navigation tries again.
    unreachable: {
      tags: "failed",
      on: {
        "auth.navigated": { target: "checking", actions: "leaveStart" },
        "auth.login": "loggingIn",
        "auth.register": "registering",
        "auth.logout": "loggingOut",
      },
    },
    signedOut: {
      on: {
        "auth.navigated": { guard: "isMarkedLoggedIn", target: "checking", actions: "leaveStart" },
        "auth.login": "loggingIn",
        "auth.register": "registering",
        "auth.logout": "loggingOut",
        "auth.forgetError": { actions: "forgetError" },
      },
    },
    loggingIn: {
      tags: "busy",
      entry: assign({ error: null, how: "login" }),
      invoke: {
        src: "login",
        input: ({ event }) => (event.type === "auth.login" ? event.credentials : null),
        onDone: "loadingUser",
        onError: {
          target: "signedOut",
          actions: [
            { type: "keepError", params: ({ event }) => ({ during: "login", thrown: event.error }) },
            { type: "tellFailure", params: ({ event }) => ({ during: "login", thrown: event.error }) },
          ],
        },
      },
    },
    registering: {
      tags: "busy",
      entry: assign({ error: null, how: "register" }),
      invoke: {
        src: "register",
        input: ({ event }) => (event.type === "auth.register" ? event.registration : null),
        onDone: "loadingUser",
        onError: {
          target: "signedOut",
          actions: [
            { type: "keepError", params: ({ event }) => ({ during: "register", thrown: event.error }) },
            { type: "tellFailure", params: ({ event }) => ({ during: "register", thrown: event.error }) },
          ],
        },
      },
    },
    loadingUser: {
      tags: "busy",
      invoke: {
        src: "loadUser",
        onDone: {
          target: "signedIn",
          actions: [
            "markLoggedIn",
            { type: "keepUser", params: ({ event }) => event.output },
            { type: "tellSignedIn", params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: "signedOut",
          actions: [
            { type: "keepError", params: ({ event }) => ({ during: "load", thrown: event.error }) },
            { type: "tellFailure", params: ({ event }) => ({ during: "load", thrown: event.error }) },
          ],
        },
      },
    },
    signedIn: {
      on: {
        "auth.logout": "loggingOut",
        "auth.adoptUser": {
          actions: [
            { type: "keepUser", params: ({ event }) => event.user },
            { type: "tellUserChanged", params: ({ event }) => event.user },
          ],
        },
      },
      initial: "settled",
      states: {
        settled: { on: { "auth.refresh": "refreshing" } },
        refreshing: {
          on: { "auth.refresh": { target: "refreshing", reenter: true } },
          invoke: {
            src: "loadUser",
            onDone: {
              target: "settled",
              actions: [
                { type: "keepUser", params: ({ event }) => event.output },
                { type: "tellUserChanged", params: ({ event }) => event.output },
              ],
            },
            onError: {
              target: "settled",
              actions: [
                { type: "keepError", params: ({ event }) => ({ during: "load", thrown: event.error }) },
                { type: "tellFailure", params: ({ event }) => ({ during: "load", thrown: event.error }) },
              ],
            },
          },
        },
      },
    },
    loggingOut: {
      tags: "busy",
      invoke: {
        src: "logout",
        onDone: { target: "signedOut", actions: ["markLoggedOut", "forgetUser", "tellSignedOut"] },
        onError: [
          {
            // Whoever is not signed in any more is signed out (spec §4).
            guard: isUnauthenticated,
            target: "signedOut",
            actions: ["markLoggedOut", "forgetUser", "tellSignedOut"],
          },
          {
            guard: "hasUser",
            target: "signedIn",
            actions: [
              { type: "keepError", params: ({ event }) => ({ during: "logout", thrown: event.error }) },
              { type: "tellFailure", params: ({ event }) => ({ during: "logout", thrown: event.error }) },
            ],
          },
          {
            target: "signedOut",
            actions: [
              { type: "keepError", params: ({ event }) => ({ during: "logout", thrown: event.error }) },
              { type: "tellFailure", params: ({ event }) => ({ during: "logout", thrown: event.error }) },
            ],
          },
        ],
      },
    },
  },
});
