import type { ReactElement } from "react";
import { DialogOutline } from "#ui/design/dialog/dialog-outline.tsx";
import { Skeleton } from "#ui/design/feedback/skeleton.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { OutlineClose } from "./outline-close.tsx";
import * as styles from "./outline.css.ts";

const SECTIONS = [1, 2, 3];

/** Checkout that was opened by its address, until it can be used. */
export default function CheckoutOutline(): ReactElement {
  const { t } = useI18n();
  return (
    <DialogOutline
      title={t.titles["shop.checkout"]()}
      size="full"
      close={<OutlineClose to="/cart" />}
      label={t.common.loading()}
    >
      <div className={styles.checkout}>
        <div className={styles.columns}>
          <div className={styles.sections}>
            {SECTIONS.map((section) => (
              <Skeleton key={section} shape="card" className={styles.section} />
            ))}
          </div>
          <Skeleton shape="card" className={styles.sums} />
        </div>
      </div>
    </DialogOutline>
  );
}
