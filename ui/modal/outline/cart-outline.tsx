import type { ReactElement } from "react";
import { DialogOutline } from "#ui/design/dialog/dialog-outline.tsx";
import { Skeleton } from "#ui/design/feedback/skeleton.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { OutlineClose } from "./outline-close.tsx";
import * as styles from "./outline.css.ts";

const LINES = [1, 2, 3];

/** The cart that was opened by its address, until it can be used. */
export default function CartOutline(): ReactElement {
  const { t } = useI18n();
  return (
    <DialogOutline
      title={t.cart.title()}
      size="md"
      close={<OutlineClose to="/menu" />}
      label={t.common.loading()}
    >
      <div className={styles.cart}>
        <div className={styles.lines}>
          {LINES.map((line) => (
            <div key={line} className={styles.line}>
              <Skeleton shape="square" className={styles.picture} />
              <div>
                <Skeleton />
                <Skeleton shape="short" />
              </div>
              <Skeleton />
            </div>
          ))}
        </div>
        <Skeleton shape="button" className={styles.button} />
      </div>
    </DialogOutline>
  );
}
