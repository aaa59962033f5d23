import type { ReactElement } from "react";
import { CheckIcon, PlusIcon } from "#ui/design/icons/controls.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./phone-mock.css.ts";

const DISHES = [
  { code: "1f354", amount: "42.00" },
  { code: "1f35c", amount: "38.50" },
  { code: "1f957", amount: "29.00" },
] as const;

/** A menu on a guest's phone, as a picture. */
export function PhoneMock(): ReactElement {
  const { t, format } = useI18n();
  const names = [t.landing.mockDish1(), t.landing.mockDish2(), t.landing.mockDish3()];
  return (
    <div className={styles.phone}>
      <div className={styles.head}>
        <span className={styles.mark}>B</span>
        <span>Bistro Nord</span>
      </div>
      {DISHES.map(({ code, amount }, index) => (
        <div key={code} className={styles.dish}>
          <img src={`/pictures/${code}.webp`} alt="" width={56} height={56} className={styles.picture} />
          <span className={styles.dishWords}>
            <span className={styles.dishName}>{names[index]}</span>
            <span className={styles.dishPrice}>{format.money({ amount, currency: "RON" })}</span>
          </span>
          <span className={styles.add({ isAdded: index === 0 })}>
            {index === 0 ? <CheckIcon size={18} /> : <PlusIcon size={18} />}
          </span>
        </div>
      ))}
    </div>
  );
}
