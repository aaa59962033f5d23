import type { ShopId } from "#core/kernel/id.ts";
import { connectShopLook, type ShopLookActor } from "#core/setting/look/shop-look.machine.ts";
import type { App } from "../../create-app.ts";
import { createScreenActor } from "../create-screen-actor.ts";
import { notifySetting } from "./notify-setting.ts";

/** The look of a shop. */
export function createShopLook(app: App, id: ShopId): ShopLookActor {
  const actor = createScreenActor(app, connectShopLook(app.ports.shopLooks, id), undefined);
  notifySetting(app, actor, "operations.look");
  return actor;
}
