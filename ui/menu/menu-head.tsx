import { Suspense, type ReactElement } from "react";
import { late } from "#ui/errors/late.tsx";
import { fulfillmentTerms } from "#core/fulfillment/terms.ts";
import { selectZone, selectZoneMessage } from "#core/fulfillment/fulfillment.selectors.ts";
import { useHydrated } from "#ui/app/use-hydrated.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { BagIcon, BikeIcon, ClockIcon, PinIcon } from "#ui/design/icons/storefront.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { StatusBanner } from "#ui/shop/status/status-banner.tsx";
import * as styles from "./menu-head.css.ts";
import { MenuSearch } from "./menu-search.tsx";
import type { PlaceOfOrder } from "#ui/shop/status/use-place-of-order.ts";

const ZoneNotice = late(async () => (await import("#ui/fulfillment/zone-notice.tsx")).ZoneNotice);

const MenuFilterControl = late(
  async () => (await import("./filter/menu-filter-control.tsx")).MenuFilterControl,
);

const TermsWhy = late(async () => (await import("./terms-why.tsx")).TermsWhy);
const whyRoom = <li className={styles.why} />;

interface MenuHeadProps {
  readonly place: PlaceOfOrder;
  readonly query: string;
  readonly onSearch: (query: string) => void;
}

/** Whose menu it is, on what terms, whether it is open, and the search. */
export function MenuHead({ place, query, onSearch }: MenuHeadProps): ReactElement {
  const { t, format } = useI18n();
  const { fulfillment } = useActors();
  const zone = useSelected(fulfillment, selectZone);
  const isHydrated = useHydrated();
  const isOutside = useSelected(fulfillment, (snapshot) => selectZoneMessage(snapshot) !== null);
  const { shop, location, method, now } = place;
  const { minutes, fee, minimum } = fulfillmentTerms(shop, location, method, zone, now);
  const words = { pickup: t.shop.pickupTime, delivery: t.shop.deliveryTime };
  return (
    <header className={styles.head}>
      <div className={styles.names}>
        <h1 className={styles.name}>
          <bdi>{shop.name}</bdi>
        </h1>
        <ScopedLink to={`/location/${location.slug}`} className={styles.location}>
          <PinIcon size={16} />
          <bdi>{location.address}</bdi>
        </ScopedLink>
      </div>
      <ul
        key={method}
        className={location.supportedFulfillmentMethods.length > 1 ? styles.eitherTerms : styles.terms}
      >
        <li className={styles.term}>
          <ClockIcon size={16} />
          {words[method]({ minutes })}
        </li>
        {fee !== null && (
          <li className={styles.term}>
            <BikeIcon size={16} />
            {t.shop.zoneFee({ fee: format.money(fee) })}
          </li>
        )}
        {minimum !== null && (
          <li className={styles.term}>
            <BagIcon size={16} />
            {t.shop.minimumOrder({ amount: format.money(minimum) })}
          </li>
        )}
        {isHydrated ? (
          <Suspense fallback={whyRoom}>
            <TermsWhy place={place} />
          </Suspense>
        ) : (
          whyRoom
        )}
      </ul>
      <StatusBanner place={place} />
      {isOutside && (
        <Suspense>
          <ZoneNotice />
        </Suspense>
      )}
      <div className={styles.find}>
        <MenuSearch query={query} onSearch={onSearch} />
        {isHydrated && (
          <Suspense>
            <MenuFilterControl />
          </Suspense>
        )}
      </div>
    </header>
  );
}
