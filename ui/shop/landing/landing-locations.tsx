import type { ReactElement } from "react";
import { Badge } from "#ui/design/feedback/badge.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import type { PlaceOfOrder } from "../status/use-place-of-order.ts";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import * as styles from "./shop-landing.css.ts";
import { StatusBadge } from "../status/status-badge.tsx";

interface LandingLocationsProps {
  readonly place: PlaceOfOrder;
}

/** Where the shop is, each place leading to its page. */
export function LandingLocations({ place }: LandingLocationsProps): ReactElement {
  const { t, format } = useI18n();
  return (
    <section aria-labelledby="locations">
      <h2 id="locations" className={styles.title}>
        {t.shop.locations()}
      </h2>
      <div className={styles.cards}>
        {place.shop.locations.map((location) => (
          <ScopedLink key={location.id} to={`/location/${location.slug}`} className={styles.location}>
            <span className={styles.locationName}>
              <bdi>{location.name}</bdi>
            </span>
            <span className={styles.quiet}>
              <bdi>{location.address}</bdi>
            </span>
            <span className={styles.quiet}>{format.phone(location.phone)}</span>
            <span className={styles.badges}>
              <StatusBadge place={{ ...place, location }} />
              {location.supportedFulfillmentMethods.map((method) => (
                <Badge key={method} size="lg">
                  {t.fulfillment[method]()}
                </Badge>
              ))}
            </span>
          </ScopedLink>
        ))}
      </div>
    </section>
  );
}
