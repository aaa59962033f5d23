import { assign, not } from "xstate";
import { isUnauthenticated } from "#core/errors/failed-event.ts";
import { required } from "#core/kernel/required.ts";
import type { User } from "../user.ts";
import type { AuthEvent } from "./auth-events.ts";
import { authSetup, type AuthFailure } from "./auth-setup.ts";

interface Failed {
  readonly event: { readonly error: unknown };
}

function failing(during: AuthFailure["during"]) {
  const params = ({ event }: Failed): AuthFailure => ({ during, thrown: event.error });
  return [
    { type: "keepError", params },
    { type: "emitFailure", params },
  ] as const;
}

type EventOf<T extends AuthEvent["type"]> = Extract<AuthEvent, { readonly type: T }>;

const LOGIN = {
  target: "loggingIn",
  actions: {
    type: "keepCredentials",
    params: ({ event }: { readonly event: EventOf<"auth.login"> }) => event.credentials,
  },
} as const;
const REGISTER = {
  target: "registering",
  actions: {
    type: "keepRegistration",
    params: ({ event }: { readonly event: EventOf<"auth.register"> }) => event.registration,
  },
} as const;

interface LoadedUser {
  readonly event: { readonly output: User };
}

const loadedUser = ({ event }: LoadedUser): User => event.output;
const ADOPT_LOADED = [
  "markLoggedIn",
  { type: "keepUser", params: loadedUser },
  { type: "emitSignedIn", params: loadedUser },
] as const;

const LEAVE = { target: "signedOut", actions: ["markLoggedOut", "forgetUser", "emitSignedOut"] } as const;

/**
 * Signing in and out (ACCOUNT-1). `unknown` until the browser begins, or `drawn` where the page was drawn for somebody; a server
 * never begins.
 */
export const authMachine = authSetup.createMachine({
  id: "auth",
  context: ({ input: { user } }) => ({
    user,
    how: "session",
    credentials: null,
    registration: null,
    error: null,
  }),
  initial: "opening",
  states: {
    opening: { always: [{ guard: "hasUser", target: "drawn" }, { target: "unknown" }] },
    // The server knew who asks for the page, so that the browser needs no call for it (PAGE-13).
    drawn: {
      on: {
        "auth.begin": {
          target: "signedIn",
          actions: [
            "markLoggedIn",
            { type: "emitSignedIn", params: ({ context }) => required(context.user, "user") },
          ],
        },
      },
    },
    unknown: {
      on: {
        "auth.begin": [
          { guard: "isMarkedLoggedIn", target: "checking" },
          { guard: { type: "hasSession", params: ({ event }) => event.hasSession }, target: "checking" },
          // Of somebody without a session the answer is known before it is asked for (ACCOUNT-3).
          { target: "signedOut" },
        ],
      },
    },
    checking: {
      tags: "busy",
      entry: assign({ how: "session" }),
      invoke: {
        src: "loadUser",
        onDone: {
          target: "signedIn",
          actions: ADOPT_LOADED,
        },
        onError: [
          // A device without the mark asks once and bothers nobody with a failure (ACCOUNT-2).
          { guard: not("isMarkedLoggedIn"), target: "signedOut", actions: "forgetUser" },
          {
            guard: isUnauthenticated,
            target: "signedOut",
            actions: [
              "markLoggedOut",
              "forgetUser",
              { type: "emitFailure", params: ({ event }) => ({ during: "load", thrown: event.error }) },
            ],
          },
          { target: "unreachable", actions: failing("load") },
        ],
      },
    },
    // Marked as signed in, yet the user could not be loaded: the next navigation tries again.
    unreachable: {
      tags: "failed",
      on: {
        "auth.navigated": "checking",
        "auth.recheck": "checking",
        "auth.login": LOGIN,
        "auth.register": REGISTER,
        "auth.logout": "loggingOut",
      },
    },
    signedOut: {
      on: {
        "auth.navigated": { guard: "isMarkedLoggedIn", target: "checking" },
        "auth.login": LOGIN,
        "auth.register": REGISTER,
        "auth.logout": "loggingOut",
        "auth.forgetError": { actions: "forgetError" },
      },
      initial: "settled",
      states: {
        settled: { on: { "auth.recheck": "asking" } },
        // Nobody is kept waiting for it: most often the answer is the one that stands.
        asking: {
          entry: assign({ how: "session" }),
          invoke: {
            src: "loadUser",
            onDone: {
              target: "#auth.signedIn",
              actions: ADOPT_LOADED,
            },
            onError: "settled",
          },
        },
      },
    },
    loggingIn: {
      tags: "busy",
      entry: assign({ error: null, how: "login" }),
      exit: "forgetCredentials",
      invoke: {
        src: "login",
        input: ({ context }) => context.credentials,
        onDone: "loadingUser",
        onError: {
          target: "signedOut",
          actions: failing("login"),
        },
      },
    },
    registering: {
      tags: "busy",
      entry: assign({ error: null, how: "register" }),
      exit: "forgetRegistration",
      invoke: {
        src: "register",
        input: ({ context }) => context.registration,
        onDone: "loadingUser",
        onError: {
          target: "signedOut",
          actions: failing("register"),
        },
      },
    },
    loadingUser: {
      tags: "busy",
      invoke: {
        src: "loadUser",
        onDone: {
          target: "signedIn",
          actions: ADOPT_LOADED,
        },
        onError: {
          target: "signedOut",
          actions: failing("load"),
        },
      },
    },
    signedIn: {
      on: {
        "auth.logout": "loggingOut",
        "auth.recheck": [
          { guard: "isMarkedLoggedIn", target: ".refreshing" },
          // Another page of this browser signed out.
          { target: "signedOut", actions: ["forgetUser", "emitSignedOut"] },
        ],
        "auth.adoptUser": {
          actions: [
            { type: "keepUser", params: ({ event }) => event.user },
            { type: "emitUserChanged", params: ({ event }) => event.user },
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
                { type: "emitUserChanged", params: ({ event }) => event.output },
              ],
            },
            onError: {
              target: "settled",
              actions: failing("load"),
            },
          },
        },
      },
    },
    loggingOut: {
      tags: "busy",
      invoke: {
        src: "logout",
        onDone: LEAVE,
        onError: [
          {
            // A session that has ended already counts as signed out (ACCOUNT-1).
            guard: isUnauthenticated,
            ...LEAVE,
          },
          {
            guard: "hasUser",
            target: "signedIn",
            actions: failing("logout"),
          },
          { target: "signedOut", actions: failing("logout") },
        ],
      },
    },
  },
});
