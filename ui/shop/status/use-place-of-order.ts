import { selectLocation, selectMethod, selectNow } from "#core/fulfillment/fulfillment.selectors.ts";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { Location } from "#core/shop/location.ts";
import { selectShop } from "#core/shop/shop.selectors.ts";
import type { Shop } from "#core/shop/shop.ts";
import type { Instant } from "#core/time/instant.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";

/** Where, how and when something would be ordered: what prices and availability depend on. */
export interface PlaceOfOrder {
  readonly shop: Shop;
  readonly location: Location;
  readonly method: FulfillmentMethod;
  readonly now: Instant;
}

/** The place of order; null while the shop is not known. */
export function usePlaceOfOrder(): PlaceOfOrder | null {
  const actors = useActors();
  const shop = useSelected(actors.shop, selectShop);
  const location = useSelected(actors.fulfillment, selectLocation);
  const method = useSelected(actors.fulfillment, selectMethod);
  const now = useSelected(actors.fulfillment, selectNow);
  return shop === null || location === null ? null : { shop, location, method, now };
}
