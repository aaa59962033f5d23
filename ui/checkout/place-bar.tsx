import type { ReactElement } from "react";
import { blockerId } from "#core/checkout/blocker.ts";
import {
  selectBlockers,
  selectIsPlacing,
  selectMayPlace,
  selectQuote,
} from "#core/checkout/checkout.selectors.ts";
import { useOnline } from "#ui/app/use-online.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { BlockerFix } from "./blocker-fix.tsx";
import * as styles from "./place-bar.css.ts";
import { useBlockerText } from "./use-blocker-text.ts";
import type { CheckoutPartProps } from "./use-checkout.ts";

/** The remaining blockers, each with its fix, and the button that orders, with the amount. */
export function PlaceBar({ actor }: CheckoutPartProps): ReactElement {
  const { t, format } = useI18n();
  const text = useBlockerText();
  const blockers = useSelected(actor, selectBlockers);
  const quote = useSelected(actor, selectQuote);
  const mayPlace = useSelected(actor, selectMayPlace);
  const isPlacing = useSelected(actor, selectIsPlacing);
  // An order is never kept to be sent later (PAGE-7).
  const isOnline = useOnline();
  return (
    <div className={styles.bar}>
      <div aria-live="polite">
        {blockers.length > 0 && (
          <div className={styles.blockers}>
            <p className={styles.blockersTitle}>{t.checkout.blockersTitle()}</p>
            <ul className={styles.list}>
              {blockers.map((blocker) => (
                <li key={blockerId(blocker)} className={styles.blocker}>
                  <span>{text(blocker)}</span>
                  <BlockerFix blocker={blocker} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div role="status">{!isOnline && <p className={styles.offline}>{t.checkout.offline()}</p>}</div>
      <Button
        size="xl"
        color="accent"
        fullWidth
        isDisabled={!mayPlace || !isOnline}
        loading={isPlacing}
        type="submit"
      >
        {quote === null ? t.checkout.placeShort() : t.checkout.place({ amount: format.money(quote.total) })}
      </Button>
    </div>
  );
}
