import type { ReactElement } from "react";
import { BellIcon } from "#ui/design/icons/operations.tsx";
import { NoteIcon } from "#ui/design/icons/purchase.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./ticket-mock.css.ts";

/** A new order in the kitchen, as a picture. */
export function TicketMock(): ReactElement {
  const { t } = useI18n();
  return (
    <div className={styles.ticket}>
      <div className={styles.head}>
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
  );
}
