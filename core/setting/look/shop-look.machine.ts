import type { ActorRefFrom } from "xstate";
import type { ShopId } from "#core/kernel/id.ts";
import { portActor } from "#core/kernel/port-actor.ts";
import { settingChart, settingSetup, type SettingReading } from "../setting.ts";
import { readLookDraft, toLookDraft, type LookDraft } from "./look-draft.ts";
import type { ShopLookPort } from "./shop-look.ports.ts";
import type { HeldShopLook } from "./shop-look.ts";

/** The running look of a shop. */
export type ShopLookActor = ActorRefFrom<typeof shopLookMachine>;

/** The look of a shop on screen. */
export const shopLookMachine = settingSetup<HeldShopLook, LookDraft>().createMachine(
  settingChart<HeldShopLook, LookDraft>("shopLook"),
);

/** The machine with the server behind it, for one shop. */
export function connectShopLook(port: ShopLookPort, id: ShopId): typeof shopLookMachine {
  const reading = (held: HeldShopLook): SettingReading<HeldShopLook, LookDraft> => ({
    held,
    pristine: toLookDraft(held.look),
  });
  return shopLookMachine.provide({
    guards: { isFine: ({ context: { edit } }) => edit !== null && readLookDraft(edit.draft).ok },
    actors: {
      read: portActor(async (_, signal) => reading(await port.readShopLook(id, signal))),
      write: portActor(async ({ held, draft }, signal) => {
        const look = readLookDraft(draft);
        if (!look.ok) throw new Error("A look is sent that was refused");
        return reading(await port.writeShopLook(id, held.version, look.value, signal));
      }),
    },
  });
}
