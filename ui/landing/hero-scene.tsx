import type { ReactElement } from "react";
import { BellIcon } from "#ui/design/icons/operations.tsx";
import { CheckIcon, PlusIcon } from "#ui/design/icons/controls.tsx";
import { NoteIcon } from "#ui/design/icons/purchase.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./hero-scene.css.ts";

const DISHES = [
  { code: "1f354", amount: "42.00" },
  { code: "1f35c", amount: "38.50" },
  { code: "1f957", amount: "29.00" },
] as const;

/** An order on its way: the guest's phone and the ticket in the kitchen. Decorative: the text next to it says the same. */
export function HeroScene(): ReactElement {
  const { t, format } = useI18n();
  const names = [t.landing.mockDish1(), t.landing.mockDish2(), t.landing.mockDish3()];
  return (
    <div className={styles.scene} aria-hidden="true">
      <img src="/pictures/1f354.webp" alt="" width={160} height={160} className={styles.burger} />
      <div className={styles.phone}>
        <div className={styles.phoneHead}>
          <span className={styles.phoneMark}>B</span>
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
      <div className={styles.ticket}>
        <div className={styles.ticketHead}>
          <span className={styles.number}>{t.landing.mockNumber()}</span>
          <span className={styles.unseen}>
            <BellIcon size={16} />
            {t.landing.mockNew()}
          </span>
        </div>
        <div className={styles.line}>
          <span className={styles.quantity}>2×</span>
          {t.landing.mockLine1()}
        </div>
        <div className={styles.note}>
          <NoteIcon size={16} />
          {t.landing.mockNote()}
        </div>
        <div className={styles.line}>
          <span className={styles.quantity}>1×</span>
          {t.landing.mockLine2()}
        </div>
        <div className={styles.accept}>{t.landing.mockAccept()}</div>
      </div>
    </div>
  );
}
