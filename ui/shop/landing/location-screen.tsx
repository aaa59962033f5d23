import type { ReactElement } from "react";
import { FULFILLMENT_METHODS } from "#core/kernel/fulfillment-method.ts";
import { mapAddress } from "#core/fulfillment/map-address.ts";
import { frameOf } from "#core/fulfillment/plain-map.ts";
import { locationBySlug } from "#core/shop/week.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { page } from "#ui/design/layout/layout.css.ts";
import { PhoneIcon } from "#ui/design/icons/purchase.tsx";
import { PinIcon } from "#ui/design/icons/storefront.tsx";
import { VisuallyHidden } from "#ui/design/visually-hidden.tsx";
import { MAP_ASPECT, PlainMap } from "#ui/fulfillment/plain-map.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { MenuSkeleton } from "#ui/menu/menu-skeleton.tsx";
import { usePlaceOfOrder } from "../status/use-place-of-order.ts";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import type { ScreenProps } from "#ui/router/screen.ts";
import { LocationHours } from "./location-hours.tsx";
import * as styles from "./location-screen.css.ts";
import { LocationZone } from "./location-zone.tsx";
import { StatusBadge } from "../status/status-badge.tsx";
import { StatusBanner } from "../status/status-banner.tsx";

/** A place of the shop: hours with today marked, exceptions, phone, map, methods, zone with fee and minimum. */
export default function LocationScreen({ params }: ScreenProps): ReactElement {
  const { t, format } = useI18n();
  const { fulfillment } = useActors();
  const here = usePlaceOfOrder();
  const location = here === null ? null : locationBySlug(here.shop.locations, params["location"] ?? "");
  if (here === null || location === null) return <MenuSkeleton />;
  const place = { ...here, location };
  const zone = location.defaultDeliveryZone;
  return (
    <main id="content" tabIndex={-1} className={`${page({ width: "middle" })} ${styles.main}`}>
      <header className={styles.head}>
        <StatusBadge place={place} />
        <h1 className={styles.name}>
          <bdi>{here.shop.name}</bdi> <bdi>{location.name}</bdi>
        </h1>
        <p className={styles.contact}>
          <PinIcon size={18} />
          <bdi>{location.address}</bdi>
        </p>
        {location.phone !== "" && (
          <p className={styles.contact}>
            <PhoneIcon size={18} />
            <a href={`tel:${location.phone}`}>{format.phone(location.phone)}</a>
          </p>
        )}
        <StatusBanner place={place} />
        <ScopedLink
          to="/menu"
          className={buttonStyle({ color: "accent" })}
          onClick={() => fulfillment.send({ type: "fulfillment.changeLocation", locationId: location.id })}
        >
          {t.shop.seeMenu()}
        </ScopedLink>
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          {FULFILLMENT_METHODS.filter((method) => location.supportedFulfillmentMethods.includes(method)).map(
            (method) => (
              <LocationHours key={method} place={place} method={method} />
            ),
          )}
        </div>
        <div className={styles.column}>
          <div className={styles.map}>
            <PlainMap
              frame={frameOf(zone === null ? [] : [zone], [location.coordinates], MAP_ASPECT)}
              zones={zone === null ? [] : [zone]}
              shop={location.coordinates}
            />
          </div>
          <a
            className={styles.mapLink}
            href={mapAddress(location.coordinates)}
            target="_blank"
            rel="noreferrer"
          >
            {t.common.openMap()} <VisuallyHidden>({t.common.opensInNewTab()})</VisuallyHidden>
          </a>
          {location.doesDelivery && <LocationZone location={location} />}
        </div>
      </div>
    </main>
  );
}
