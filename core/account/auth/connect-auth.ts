import { portActor } from "#core/kernel/port-actor.ts";
import { authMachine } from "./auth.machine.ts";
import type { AuthPort, LoginMarks } from "./auth.ports.ts";

/** The auth machine with the world behind it. */
export function connectAuth(auth: AuthPort, marks: LoginMarks): typeof authMachine {
  return authMachine.provide({
    actors: {
      loadUser: portActor((_, signal) => auth.me(signal)),
      login: portActor(async (credentials, signal) => {
        if (credentials === null) throw new Error("Somebody signs in with credentials");
        await auth.login(credentials, signal);
      }),
      register: portActor(async (registration, signal) => {
        if (registration === null) throw new Error("Somebody registers with a name");
        await auth.register(registration, signal);
      }),
      logout: portActor((_, signal) => auth.logout(signal)),
    },
    guards: { isMarkedLoggedIn: () => marks.isMarkedLoggedIn() },
    actions: {
      markLoggedIn: () => marks.markLoggedIn(),
      markLoggedOut: () => marks.markLoggedOut(),
    },
  });
}
