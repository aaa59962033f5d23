import { portActor } from "#core/kernel/port-actor.ts";
import { required } from "#core/kernel/required.ts";
import { authMachine } from "./auth.machine.ts";
import type { AuthPort, LoginMarks } from "./auth.ports.ts";

/** The auth machine with the world behind it. */
export function connectAuth(auth: AuthPort, marks: LoginMarks): typeof authMachine {
  return authMachine.provide({
    actors: {
      loadUser: portActor((_, signal) => auth.me(signal)),
      login: portActor((credentials, signal) => auth.login(required(credentials, "proof"), signal)),
      register: portActor(async (registration, signal) => {
        await auth.register(required(registration, "registration"), signal);
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
