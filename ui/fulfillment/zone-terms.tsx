import type { ReactElement } from "react";
import { minimumFor } from "#core/fulfillment/zone-fee.ts";
import { isZero } from "#core/money/compare.ts";
import type { DeliveryZone } from "#core/shop/delivery-zone.ts";
import type { Location } from "#core/shop/location.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./zone-terms.css.ts";

interface ZoneTermsProps {
  readonly zone: DeliveryZone;
  readonly location: Location;
}

/** What delivery to a zone costs, by how much is ordered, and from which amount on. */
export function ZoneTerms({ zone, location }: ZoneTermsProps): ReactElement {
  const { t, format } = useI18n();
  const minimum = minimumFor("delivery", location, zone);
  return (
    <ul className={styles.terms}>
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
  );
}
