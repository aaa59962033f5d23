import type { ReactElement } from "react";
import { selectIsQuoteBusy, selectQuote } from "#core/checkout/checkout.selectors.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { windowText } from "#ui/order/expected-time.ts";
import { OrderLines } from "#ui/order/order-lines.tsx";
import { TotalsList } from "#ui/order/totals-list.tsx";
import { Why } from "#ui/order/why.tsx";
import * as styles from "./checkout-summary.css.ts";
import { useDraft, type CheckoutPartProps } from "./use-checkout.ts";
import { useShopTime } from "#ui/shop/status/use-shop-time.ts";

/** The sums and the promised time, in the order of CHECKOUT-4, each with its explanation. */
export function CheckoutSummary({ actor }: CheckoutPartProps): ReactElement {
  const i18n = useI18n();
  const { t, format } = i18n;
  const { now, zone } = useShopTime();
  const { draft } = useDraft(actor);
  const quote = useSelected(actor, selectQuote);
  const isBusy = useSelected(actor, selectIsQuoteBusy);
  return (
    <section className={styles.summary} aria-label={t.checkout.summary()} aria-busy={isBusy}>
      <div className={styles.head}>
        <h3 className={styles.title}>{t.checkout.summary()}</h3>
        <span className={styles.updating} aria-hidden="true">
          {isBusy && quote !== null ? t.checkout.updating() : null}
        </span>
      </div>
      {quote === null ? (
        <SkeletonList label={t.common.loading()} count={3} />
      ) : (
        <>
          <div className={styles.products} tabIndex={0} role="group" aria-label={t.checkout.itemsTitle()}>
            <OrderLines lines={quote.lines} explains />
          </div>
          <div className={styles.sums}>
            <TotalsList totals={quote} hasDelivery={draft.method === "delivery" && quote.zoneId !== null}>
              {quote.promise !== null && (
                <div className={styles.promise}>
                  <dt>{t.checkout.promise()}</dt>
                  <dd>{windowText(i18n, quote.promise, now, zone)}</dd>
                </div>
              )}
            </TotalsList>
          </div>
          {quote.promise !== null && (
            <div className={styles.reason}>
              <Why about={t.checkout.promise()}>{format.trace(quote.promise.trace)}</Why>
            </div>
          )}
        </>
      )}
    </section>
  );
}
