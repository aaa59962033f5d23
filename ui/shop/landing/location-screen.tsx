import type { ReactElement } from "react";
import { FULFILLMENT_METHODS } from "#core/kernel/fulfillment-method.ts";
import { locationBySlug } from "#core/shop/week.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { page } from "#ui/design/layout/layout.css.ts";
import { PhoneIcon } from "#ui/design/icons/purchase.tsx";
import { PinIcon } from "#ui/design/icons/storefront.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { MenuSkeleton } from "#ui/menu/menu-skeleton.tsx";
import { usePlaceOfOrder } from "../status/use-place-of-order.ts";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import type { ScreenProps } from "#ui/router/screen.ts";
import { LocationHours } from "./location-hours.tsx";
import * as styles from "./location-screen.css.ts";
import { lead } from "./lead.css.ts";
import { LocationZones } from "./location-zones.tsx";
import { StatusBadge } from "../status/status-badge.tsx";
import { StatusBanner } from "../status/status-banner.tsx";

/** A place of the shop: hours with today marked, exceptions, phone, map, methods, zones with fee and minimum. */
export default function LocationScreen({ params }: ScreenProps): ReactElement {
  const { t, format } = useI18n();
  const { fulfillment } = useActors();
  const here = usePlaceOfOrder();
  const location = here === null ? null : locationBySlug(here.shop.locations, params["location"] ?? "");
  if (here === null || location === null) return <MenuSkeleton />;
  const place = { ...here, location };
  return (
    <main id="content" tabIndex={-1} className={`${page({ width: "middle" })} ${styles.main}`}>
      <header className={styles.head}>
        <StatusBadge place={place} />
        <h1 className={styles.name}>
          <bdi>{here.shop.name}</bdi> <bdi>{location.name}</bdi>
        </h1>
        <p className={lead}>{t.shop.metaLead()}</p>
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
          <LocationZones key={location.id} shopSlug={here.shop.slug} location={location} />
        </div>
      </div>
    </main>
  );
}
