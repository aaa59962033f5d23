import type { ReactElement } from "react";
import {
  selectLocation,
  selectLocations,
  selectMethod,
  selectNow,
} from "#core/fulfillment/fulfillment.selectors.ts";
import { isolate } from "#core/kernel/isolate.ts";
import { locationStatus } from "#core/shop/location-status.ts";
import type { Location } from "#core/shop/location.ts";
import { selectShop } from "#core/shop/shop.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";

/** The locations of a shop that has several, each with its address and what it offers. */
export function LocationRadios(): ReactElement | null {
  const { t } = useI18n();
  const actors = useActors();
  const shop = useSelected(actors.shop, selectShop);
  const locations = useSelected(actors.fulfillment, selectLocations);
  const chosen = useSelected(actors.fulfillment, selectLocation);
  const method = useSelected(actors.fulfillment, selectMethod);
  const now = useSelected(actors.fulfillment, selectNow);
  if (shop === null || locations.length < 2) return null;

  function isOpen(location: Location): boolean {
    return shop !== null && locationStatus(shop, location, method, now).kind !== "closed";
  }

  return (
    <RadioGroup
      label={t.shop.location()}
      look="card"
      value={chosen?.id ?? null}
      options={locations.map((location) => ({
        value: location.id,
        label: <bdi>{location.name}</bdi>,
        description: `${isolate(location.address)} · ${location.supportedFulfillmentMethods
          .map((offered) => t.fulfillment[offered]())
          .join(", ")}`,
        trail: isOpen(location) ? t.shop.open() : t.shop.closedShort(),
      }))}
      onChange={(locationId) => actors.fulfillment.send({ type: "fulfillment.changeLocation", locationId })}
    />
  );
}
