import type { ReactElement } from "react";
import type { Quote } from "#core/checkout/quote.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Dialog } from "#ui/design/dialog/dialog.tsx";
import { VisuallyHidden } from "#ui/design/visually-hidden.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useRouteModal } from "#ui/modal/use-modal.ts";
import { windowText } from "#ui/order/expected-time.ts";
import * as styles from "./changed-quote.css.ts";
import { useShopTime } from "#ui/shop/status/use-shop-time.ts";

interface ChangedQuoteProps {
  readonly old: Quote;
  readonly new: Quote;
  readonly onAgree: () => void;
  readonly onDismiss: () => void;
}

/** Total or promised time have changed: shows both, and orders only after a confirmation. */
export function ChangedQuote({ old, new: changed, onAgree, onDismiss }: ChangedQuoteProps): ReactElement {
  const i18n = useI18n();
  const { t, format } = i18n;
  const { now, zone } = useShopTime();
  const layer = useRouteModal("checkout-changed");
  const promiseOf = ({ promise }: Quote): string =>
    promise === null ? "–" : windowText(i18n, promise, now, zone);
  const rows = [
    { label: t.checkout.changedTotal(), before: format.money(old.total), after: format.money(changed.total) },
    { label: t.checkout.changedPromise(), before: promiseOf(old), after: promiseOf(changed) },
  ];
  return (
    <Dialog
      isOpen
      onClose={onDismiss}
      zIndex={layer}
      size="sm"
      role="alertdialog"
      title={t.checkout.changedTitle()}
      footer={
        <div className={styles.buttons}>
          <Button color="accent" fullWidth onPress={onAgree}>
            {t.checkout.place({ amount: format.money(changed.total) })}
          </Button>
          <Button look="ghost" fullWidth onPress={onDismiss}>
            {t.common.cancel()}
          </Button>
        </div>
      }
    >
      <p>{t.checkout.changedText()}</p>
      <dl className={styles.changes}>
        {rows.map(({ label, before, after }) => (
          <div key={label} className={styles.change}>
            <dt>{label}</dt>
            <dd>
              {before !== after && (
                <s className={styles.was}>
                  <VisuallyHidden>{t.checkout.before()} </VisuallyHidden>
                  {before}
                </s>
              )}{" "}
              <span className={styles.is}>{after}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
