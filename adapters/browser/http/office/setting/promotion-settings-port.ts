import type { PromotionSettingsPort } from "#core/setting/promotion/promotion-settings.ports.ts";
import type { CallOffice } from "../../caller.ts";

/** The promotions of shops over the wire, as their managers see them. */
export function createPromotionSettingsPort(call: CallOffice): PromotionSettingsPort {
  return {
    listPromotions: (shopId, signal) => call("listPromotions", { params: { id: shopId } }, signal),
    createPromotion: (shopId, terms, signal) =>
      call("createPromotion", { params: { id: shopId }, body: { terms } }, signal),
    writePromotion: (id, version, terms, signal) =>
      call("writePromotion", { params: { id }, body: { version, terms } }, signal),
    endPromotion: async (id, version, signal) => {
      await call("endPromotion", { params: { id }, body: { version } }, signal);
    },
  };
}
