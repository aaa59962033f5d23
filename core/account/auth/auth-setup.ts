import { assign, emit, setup } from "xstate";
import { toAppError, type AppError } from "#core/errors/app-error.ts";
import { unconnected, unconnectedStep } from "#core/kernel/port-actor.ts";
import type { User } from "../user.ts";
import type { AuthEvent, AuthEmitted } from "./auth-events.ts";
import type { Registration, SignInProof } from "./auth.ports.ts";

/** Who is signed in, how it became known, and why the last attempt was refused. */
export interface AuthContext {
  readonly user: User | null;
  readonly how: "session" | "login" | "register";
  /** What somebody signs in or registers with, until it is answered. */
  readonly credentials: SignInProof | null;
  readonly registration: Registration | null;
  readonly error: AppError | null;
}

/** A call that failed, and what it was for. */
export interface AuthFailure {
  readonly during: "load" | "login" | "register" | "logout";
  readonly thrown: unknown;
}

/** What the machine is made of; its chart is in auth.machine.ts. */
export const authSetup = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    emitted: {} as AuthEmitted,
    input: {} as { readonly user: User | null },
    tags: {} as "busy" | "failed",
  },
  actors: {
    loadUser: unconnected<User, void>("loadUser"),
    login: unconnected<void, SignInProof | null>("login"),
    register: unconnected<void, Registration | null>("register"),
    logout: unconnected<void, void>("logout"),
  },
  guards: {
    isMarkedLoggedIn: (): boolean => unconnectedStep("isMarkedLoggedIn")(),
    hasUser: ({ context }) => context.user !== null,
    hasSession: (_, hasSession: boolean) => hasSession,
  },
  actions: {
    markLoggedIn: unconnectedStep("markLoggedIn"),
    markLoggedOut: unconnectedStep("markLoggedOut"),
    keepCredentials: assign({ credentials: (_, credentials: SignInProof) => credentials }),
    keepRegistration: assign({ registration: (_, registration: Registration) => registration }),
    forgetCredentials: assign({ credentials: null }),
    forgetRegistration: assign({ registration: null }),
    forgetError: assign({ error: null }),
    forgetUser: assign({ user: null, error: null }),
    keepError: assign({ error: (_, failure: AuthFailure) => toAppError(failure.thrown) }),
    emitFailure: emit((_, { thrown, during }: AuthFailure) => ({
      type: "auth.failed" as const,
      error: toAppError(thrown),
      during,
    })),
    keepUser: assign({ user: (_, user: User) => user, error: null }),
    emitSignedIn: emit(({ context }, user: User) => ({
      type: "auth.signedIn" as const,
      user,
      how: context.how,
    })),
    emitUserChanged: emit((_, user: User) => ({ type: "auth.userChanged" as const, user })),
    emitSignedOut: emit({ type: "auth.signedOut" }),
  },
});
