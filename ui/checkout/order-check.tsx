import type { ReactElement } from "react";
import { selectChecking } from "#core/checkout/checkout.selectors.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { ReceiptIcon } from "#ui/design/icons/purchase.tsx";
import { ProgressBar } from "#ui/design/feedback/progress-bar.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./order-check.css.ts";
import type { CheckoutPartProps } from "./use-checkout.ts";

/** Shown while a sent order's lost answer is looked up; nothing can be sent twice from here. */
export function OrderCheck({ actor }: CheckoutPartProps): ReactElement {
  const { t } = useI18n();
  const isStuck = useSelected(actor, selectChecking) === "stuck";
  return (
    <div className={styles.check}>
      <span className={styles.emblem}>
        <ReceiptIcon size={44} />
      </span>
      <h3 className={styles.title}>{t.checkout.checkingTitle()}</h3>
      <p className={styles.text} role="status">
        {isStuck ? t.checkout.stuckText() : t.checkout.outcomeUnknown()}
      </p>
      <div className={styles.bar}>
        <ProgressBar label={t.checkout.checkingTitle()} labelHidden />
      </div>
      {isStuck && (
        <Button onPress={() => actor.send({ type: "checkout.retry" })}>{t.checkout.checkAgain()}</Button>
      )}
    </div>
  );
}
