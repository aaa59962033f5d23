import type { ReactElement } from "react";
import { createZoneList } from "#core/app/screen/fulfillment/create-zone-list.ts";
import { mapAddress } from "#core/fulfillment/map-address.ts";
import { frameOf } from "#core/fulfillment/plain-map.ts";
import { selectZones } from "#core/fulfillment/zone-list.machine.ts";
import { compareZones } from "#core/fulfillment/zone-order.ts";
import type { DeliveryZone } from "#core/shop/delivery-zone.ts";
import type { Location } from "#core/shop/location.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { VisuallyHidden } from "#ui/design/visually-hidden.tsx";
import { MAP_ASPECT, PlainMap } from "#ui/fulfillment/plain-map.tsx";
import { ZoneTerms } from "#ui/fulfillment/zone-terms.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./location-screen.css.ts";

interface LocationZonesProps {
  readonly shopSlug: string;
  readonly location: Location;
}

/** The map of a location with all that it delivers to, and what each zone costs (ROUTE-14). */
export function LocationZones({ shopSlug, location }: LocationZonesProps): ReactElement {
  const { t } = useI18n();
  const actor = useScreenActor((app) => createZoneList(app, shopSlug, location));
  const zones = useSelected(actor, selectZones);
  return (
    <>
      <div className={styles.map}>
        <PlainMap
          frame={frameOf(zones, [location.coordinates], MAP_ASPECT)}
          zones={zones}
          shop={location.coordinates}
        />
      </div>
      <a className={styles.mapLink} href={mapAddress(location.coordinates)} target="_blank" rel="noreferrer">
        {t.common.openMap()} <VisuallyHidden>({t.common.opensInNewTab()})</VisuallyHidden>
      </a>
      {location.doesDelivery && zones.length > 0 && (
        <section>
          <h2 className={styles.title}>{t.shop.zones()}</h2>
          <ul className={styles.zones}>
            {zones.toSorted(compareZones).map((zone) => (
              <li key={zone.id} className={styles.zone}>
                <Zone zone={zone} location={location} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface ZoneProps {
  readonly zone: DeliveryZone;
  readonly location: Location;
}

/** What delivery to one zone costs, by how much is ordered, and from which amount on. */
function Zone({ zone, location }: ZoneProps): ReactElement {
  return (
    <>
      <h3 className={styles.zoneName}>
        <bdi>{zone.name}</bdi>
      </h3>
      <ZoneTerms zone={zone} location={location} />
    </>
  );
}
