import { portActor } from "#core/kernel/port-actor.ts";
import type { UserId } from "#core/kernel/id.ts";
import type { FactorPort } from "./factor.ports.ts";
import { factorSettingsMachine, type FactorAnswer, type FactorTask } from "./factor-settings.machine.ts";

const NOTHING: FactorAnswer = { enrolment: null, recoveryCodes: [] };

/** The machine with the server behind it. */
export function connectFactorSettings(factors: FactorPort, userId: UserId): typeof factorSettingsMachine {
  const carryOut = async (task: FactorTask, typed: string, signal: AbortSignal): Promise<FactorAnswer> => {
    switch (task) {
      case "begin":
        return { ...NOTHING, enrolment: await factors.begin(userId, typed, signal) };
      case "confirm":
        return { ...NOTHING, recoveryCodes: await factors.confirm(userId, typed, signal) };
      case "renew":
        return { ...NOTHING, recoveryCodes: await factors.renewCodes(userId, typed, signal) };
      case "remove":
        await factors.remove(userId, typed, signal);
        return NOTHING;
    }
  };
  return factorSettingsMachine.provide({
    actors: {
      read: portActor((_, signal) => factors.read(userId, signal)),
      send: portActor(({ task, typed }, signal) => carryOut(task, typed, signal)),
    },
  });
}
