import { connectForm } from "#core/form/form.machine.ts";
import type { FormActor } from "#core/form/form.selectors.ts";
import type { PromotionId, ShopId } from "#core/kernel/id.ts";
import { randomCode } from "#core/setting/promotion/promotion-code.ts";
import {
  connectPromotionList,
  type PromotionListActor,
} from "#core/setting/promotion/promotion-list.machine.ts";
import {
  connectPromotionSettings,
  type PromotionSettingsActor,
} from "#core/setting/promotion/promotion-settings.machine.ts";
import type { HeldPromotion } from "#core/setting/promotion/promotion-terms.ts";
import type { App } from "../../create-app.ts";
import { createScreenActor } from "../create-screen-actor.ts";
import { reporting } from "../reporting.ts";
import { notifySetting } from "./notify-setting.ts";

const WHERE = "operations.promotions";

/** The promotions of a shop; that they could not be read is said in their place. */
export function createPromotionList(app: App, shopId: ShopId): PromotionListActor {
  const actor = createScreenActor(app, connectPromotionList(app.ports.promotionSettings), shopId);
  actor.on("polling.failed", ({ error }) => app.ports.reports.report(error, WHERE));
  return actor;
}

/** One promotion, or a new one with a code that nobody guesses (PROMOTION-13); amounts are typed with this comma. */
export function createPromotionSettings(
  app: App,
  place: { readonly shopId: ShopId; readonly promotionId: PromotionId | null; readonly comma: "," | "." },
): PromotionSettingsActor {
  const { promotionSettings, ids } = app.ports;
  const machine = connectPromotionSettings(promotionSettings, { ...place, newCode: randomCode(ids.ulid()) });
  const actor = createScreenActor(app, machine, undefined);
  notifySetting(app, actor, WHERE);
  return actor;
}

/** Another code that nobody guesses. */
export function anotherCode(app: App): string {
  return randomCode(app.ports.ids.ulid());
}

/** A button's end of a promotion, for good. */
export function createPromotionEnd(
  app: App,
  { id, version }: Pick<HeldPromotion, "id" | "version">,
): FormActor {
  const form = connectForm(
    () => ({}),
    (_values, signal) => app.ports.promotionSettings.endPromotion(id, version, signal),
  );
  return reporting(app, createScreenActor(app, form, { values: {} }), WHERE);
}
