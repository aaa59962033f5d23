import type { ActorRefFrom } from "xstate";
import type { ShopId } from "#core/kernel/id.ts";
import { portActor } from "#core/kernel/port-actor.ts";
import { settingChart, settingSetup, type SettingReading } from "../setting.ts";
import type { ShopDomainPort } from "./shop-domain.ports.ts";
import { readDomainDraft, type DomainDraft, type HeldShopDomain } from "./shop-domain.ts";

/** The running domain of a shop. */
export type ShopDomainActor = ActorRefFrom<typeof shopDomainMachine>;

/** The own domain of a shop on screen. */
export const shopDomainMachine = settingSetup<HeldShopDomain, DomainDraft>().createMachine(
  settingChart<HeldShopDomain, DomainDraft>("shopDomain"),
);

/** The machine with the server behind it, for one shop. */
export function connectShopDomain(port: ShopDomainPort, id: ShopId): typeof shopDomainMachine {
  const reading = (held: HeldShopDomain): SettingReading<HeldShopDomain, DomainDraft> => ({
    held,
    pristine: { typed: held.domain ?? "" },
  });
  return shopDomainMachine.provide({
    guards: {
      isFine: ({ context: { edit } }) => edit !== null && readDomainDraft(edit.draft, edit.held.hosts).ok,
    },
    actors: {
      read: portActor(async (_, signal) => reading(await port.readShopDomain(id, signal))),
      write: portActor(async ({ held, draft }, signal) => {
        const domain = readDomainDraft(draft, held.hosts);
        if (!domain.ok) throw new Error("A domain is sent that was refused");
        return reading(await port.writeShopDomain(id, held.version, domain.value, signal));
      }),
    },
  });
}
