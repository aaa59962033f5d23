import { selectLocation, selectNow } from "#core/fulfillment/fulfillment.selectors.ts";
import { namedLocation } from "#core/shop/closed-notice.ts";
import { selectShop } from "#core/shop/shop.selectors.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import type { Moment } from "#ui/i18n/error-text.ts";

/** The present, the zone in which a shop's times are read (ROUTE-11), and the chosen location by name. */
export function useShopTime(): Moment {
  const { fulfillment, shop: shopActor } = useActors();
  const shop = useSelected(shopActor, selectShop);
  const location = useSelected(fulfillment, selectLocation);
  return {
    now: useSelected(fulfillment, selectNow),
    zone: shop?.timezone ?? OFFICE_TIMEZONE,
    location: shop === null || location === null ? null : namedLocation(shop, location),
  };
}
