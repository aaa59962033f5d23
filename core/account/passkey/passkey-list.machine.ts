import type { ActorRefFrom } from "xstate";
import { portActor } from "#core/kernel/port-actor.ts";
import type { UserId } from "#core/kernel/id.ts";
import { pollingChart, pollingSetup } from "#core/polling/polling.ts";
import type { PasskeyDevicePort, PasskeyPort } from "./passkey.ports.ts";
import type { OwnPasskeys } from "./passkey.ts";

/** How often the list on screen is read again, in milliseconds. */
const PASSKEYS_REFRESH_MS = 60_000;

/** The own passkeys, and whether this browser can make one. */
export interface PasskeyList extends OwnPasskeys {
  readonly isAble: boolean;
}

/** The running reading; nothing is chosen, so that its query is null. */
export type PasskeyListActor = ActorRefFrom<typeof passkeyListMachine>;

/** The passkeys of who is signed in. */
export const passkeyListMachine = pollingSetup<null, PasskeyList>().createMachine(
  pollingChart<null, PasskeyList>("passkeyList", PASSKEYS_REFRESH_MS),
);

/** The machine with server and browser behind it. */
export function connectPasskeyList(
  passkeys: PasskeyPort,
  device: PasskeyDevicePort,
  userId: UserId,
): typeof passkeyListMachine {
  return passkeyListMachine.provide({
    actors: {
      load: portActor(async (_query, signal) => ({
        ...(await passkeys.list(userId, signal)),
        isAble: await device.isAble(),
      })),
    },
  });
}
