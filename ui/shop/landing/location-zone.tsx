import type { ReactElement } from "react";
import { minimumFor } from "#core/fulfillment/zone-fee.ts";
import { isZero } from "#core/money/compare.ts";
import type { Location } from "#core/shop/location.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./location-screen.css.ts";

interface LocationZoneProps {
  readonly location: Location;
}

/** What delivery around a location costs, by how much is ordered, and from which amount on. */
export function LocationZone({ location }: LocationZoneProps): ReactElement | null {
  const { t, format } = useI18n();
  const zone = location.defaultDeliveryZone;
  if (zone === null) return null;
  const minimum = minimumFor("delivery", location, zone);
  return (
    <section>
      <h2 className={styles.title}>{t.shop.zones()}</h2>
      <ul className={styles.list}>
        {zone.feeRules.map(({ minSubtotal, fee }) => (
          <li key={minSubtotal.amount}>
            {isZero(fee) ? t.shop.freeDelivery() : t.shop.zoneFee({ fee: format.money(fee) })}
            {!isZero(minSubtotal) && ` ${t.shop.fromAmount({ amount: format.money(minSubtotal) })}`}
          </li>
        ))}
        <li>
          {minimum === null ? t.shop.noMinimum() : t.shop.minimumOrder({ amount: format.money(minimum) })}
        </li>
      </ul>
    </section>
  );
}
