import { selectNow } from "#core/fulfillment/fulfillment.selectors.ts";
import { selectShop } from "#core/shop/shop.selectors.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import type { Moment } from "#ui/i18n/error-text.ts";

/** The present, and the zone in which a shop's times are read (spec §2). */
export function useShopTime(): Moment {
  const { fulfillment, shop } = useActors();
  return {
    now: useSelected(fulfillment, selectNow),
    zone: useSelected(shop, selectShop)?.timezone ?? OFFICE_TIMEZONE,
  };
}
