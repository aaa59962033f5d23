import type { ShopId } from "#core/kernel/id.ts";
import { connectDomainCheck, type DomainCheckActor } from "#core/setting/domain/domain-check.machine.ts";
import { connectShopDomain, type ShopDomainActor } from "#core/setting/domain/shop-domain.machine.ts";
import type { App } from "../../create-app.ts";
import { createScreenActor } from "../create-screen-actor.ts";
import { notifySetting } from "./notify-setting.ts";

const WHERE = "operations.domain";

/** The own domain of a shop. */
export function createShopDomain(app: App, id: ShopId): ShopDomainActor {
  const actor = createScreenActor(app, connectShopDomain(app.ports.shopDomains, id), undefined);
  notifySetting(app, actor, WHERE);
  return actor;
}

/** Whether it leads to the product by now; that this could not be read is said in its place. */
export function createDomainCheck(app: App, id: ShopId): DomainCheckActor {
  const actor = createScreenActor(app, connectDomainCheck(app.ports.shopDomains), id);
  actor.on("polling.failed", ({ error }) => app.ports.reports.report(error, WHERE));
  return actor;
}
