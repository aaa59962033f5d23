import type { ReactElement } from "react";
import {
  selectLocation,
  selectLocations,
  selectMethod,
  selectNow,
} from "#core/fulfillment/fulfillment.selectors.ts";
import { isolate } from "#core/kernel/isolate.ts";
import { createPickupFrom } from "#core/app/screen/fulfillment/create-pickup-from.ts";
import { selectPickupPlace } from "#core/fulfillment/pickup-from.machine.ts";
import { byDistance } from "#core/fulfillment/pickup-place.ts";
import { locationStatus } from "#core/shop/location-status.ts";
import type { Location } from "#core/shop/location.ts";
import { selectShop } from "#core/shop/shop.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { distanceText } from "./distance-text.ts";
import { PickupFrom } from "./pickup-from.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";

/** The locations of a shop that has several, each with its address and what it offers; for pickup the nearest first. */
export function LocationRadios(): ReactElement | null {
  const { t, locale } = useI18n();
  const actors = useActors();
  const shop = useSelected(actors.shop, selectShop);
  const locations = useSelected(actors.fulfillment, selectLocations);
  const chosen = useSelected(actors.fulfillment, selectLocation);
  const method = useSelected(actors.fulfillment, selectMethod);
  const now = useSelected(actors.fulfillment, selectNow);
  const pickupFrom = useScreenActor(createPickupFrom);
  const from = useSelected(pickupFrom, selectPickupPlace);
  if (shop === null || locations.length < 2) return null;
  const isPickup = method === "pickup";
  const offered =
    isPickup && from !== null
      ? byDistance(locations, from)
      : locations.map((location) => ({ location, meters: null }));

  function isOpen(location: Location): boolean {
    return shop !== null && locationStatus(shop, location, method, now).kind !== "closed";
  }

  return (
    <>
      {isPickup && <PickupFrom actor={pickupFrom} />}
      <RadioGroup
        label={t.shop.location()}
        look="card"
        value={chosen?.id ?? null}
        options={offered.map(({ location, meters }) => ({
          value: location.id,
          label: <bdi>{location.name}</bdi>,
          description: [
            ...(meters === null ? [] : [distanceText(locale, shop.currency, meters)]),
            isolate(location.address),
            location.supportedFulfillmentMethods.map((one) => t.fulfillment[one]()).join(", "),
          ].join(" · "),
          trail: isOpen(location) ? t.shop.open() : t.shop.closedShort(),
        }))}
        onChange={(locationId) => actors.fulfillment.send({ type: "fulfillment.changeLocation", locationId })}
      />
    </>
  );
}
