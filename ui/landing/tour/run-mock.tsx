import type { ReactElement } from "react";
import { PhoneIcon } from "#ui/design/icons/purchase.tsx";
import { BikeIcon, PinIcon } from "#ui/design/icons/storefront.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./run-mock.css.ts";

/** What a courier sees of an order, as a picture. */
export function RunMock(): ReactElement {
  const { t, format } = useI18n();
  const { tour } = t.landing;
  return (
    <div className={styles.run}>
      <div className={styles.head}>
        <span className={styles.number}>{t.landing.mockNumber()}</span>
        <span className={styles.state}>
          <BikeIcon size={16} />
          {tour.mockOnTheWay()}
        </span>
      </div>
      <div className={styles.line}>
        <PinIcon />
        {tour.mockAddress()}
      </div>
      <div className={styles.line}>
        <PhoneIcon />
        {tour.mockCall()}
      </div>
      <div className={styles.due}>
        {tour.mockToCollect()}
        <span className={styles.amount}>{format.money({ amount: "100.00", currency: "RON" })}</span>
      </div>
      <div className={styles.done}>{tour.mockDelivered()}</div>
    </div>
  );
}
