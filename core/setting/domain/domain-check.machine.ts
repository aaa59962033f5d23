import type { ActorRefFrom } from "xstate";
import type { ShopId } from "#core/kernel/id.ts";
import { portActor } from "#core/kernel/port-actor.ts";
import { pollingChart, pollingSetup } from "#core/polling/polling.ts";
import type { DomainReport } from "./domain-records.ts";
import type { ShopDomainPort } from "./shop-domain.ports.ts";

/** How often name servers are asked again while somebody looks, in milliseconds. */
const DOMAIN_CHECK_MS = 30_000;

/** The running check. */
export type DomainCheckActor = ActorRefFrom<typeof domainCheckMachine>;

/** Whether the domain that a shop has leads to the product by now. */
export const domainCheckMachine = pollingSetup<ShopId, DomainReport>().createMachine(
  pollingChart<ShopId, DomainReport>("domainCheck", DOMAIN_CHECK_MS),
);

/** The machine with the server behind it. */
export function connectDomainCheck(port: ShopDomainPort): typeof domainCheckMachine {
  return domainCheckMachine.provide({
    actors: { load: portActor((id, signal) => port.checkShopDomain(id, signal)) },
  });
}
