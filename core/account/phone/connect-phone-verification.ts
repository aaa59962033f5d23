import { assign } from "xstate";
import type { Clock } from "#core/time/clock.ts";
import { portActor } from "#core/kernel/port-actor.ts";
import type { PhonePort } from "../auth/auth.ports.ts";
import { phoneVerificationMachine } from "./phone-verification.machine.ts";

/** The phone machine with the world behind it. */
export function connectPhoneVerification(phone: PhonePort, clock: Clock): typeof phoneVerificationMachine {
  return phoneVerificationMachine.provide({
    actors: {
      add: portActor(({ number, password }, signal) => phone.add(number, password, signal)),
      resend: portActor((_, signal) => phone.resend(signal)),
      verify: portActor((code, signal) => phone.verify(code, signal)),
    },
    actions: { readClock: assign({ now: () => clock.millis() }) },
  });
}
