import type { ReactElement } from "react";
import { DialogOutline } from "#ui/design/dialog/dialog-outline.tsx";
import { Skeleton } from "#ui/design/feedback/skeleton.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { OutlineClose } from "#ui/modal/outline-close.tsx";
import { CartShape } from "./cart-shape.tsx";
import * as styles from "./cart-shape.css.ts";

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
      <div className={styles.lines}>
        <CartShape />
      </div>
      <div className={styles.footer}>
        <Skeleton shape="button" />
      </div>
    </DialogOutline>
  );
}
