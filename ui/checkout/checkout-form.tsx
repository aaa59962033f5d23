import { useEffect, useRef, type ReactElement } from "react";
import { selectFieldErrors, selectQuoteError } from "#core/checkout/checkout.selectors.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { LegalBox } from "#ui/account/auth/legal-box.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { Button } from "#ui/design/button/button.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./checkout-form.css.ts";
import { CheckoutSummary } from "./checkout-summary.tsx";
import { ContactSection } from "./section/contact-section.tsx";
import { ExtrasSection } from "./section/extras-section.tsx";
import { PaymentSection } from "./section/payment-section.tsx";
import { PlaceBar } from "./place-bar.tsx";
import { PlaceSection } from "./section/place-section.tsx";
import { TimingSection } from "./section/timing-section.tsx";
import { TipSection } from "./section/tip-section.tsx";
import { useDraft, useFieldErrors, type CheckoutPartProps } from "./use-checkout.ts";

/** Everything that is asked before an order, beside what it comes to. */
export function CheckoutForm({ actor }: CheckoutPartProps): ReactElement {
  const { t } = useI18n();
  const form = useRef<HTMLDivElement>(null);
  const { draft, change } = useDraft(actor);
  const errorOf = useFieldErrors(actor);
  const errors = useSelected(actor, selectFieldErrors);
  const quoteError = useSelected(actor, selectQuoteError);

  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  return (
    <div ref={form} className={styles.backdrop}>
      <div className={styles.layout}>
        <div className={styles.fields}>
          <PlaceSection actor={actor} />
          <TimingSection actor={actor} />
          <ContactSection actor={actor} />
          <PaymentSection actor={actor} />
          <TipSection actor={actor} />
          <ExtrasSection actor={actor} />
        </div>
        <div className={styles.aside}>
          {quoteError !== null && (
            <Banner
              tone="danger"
              role="alert"
              action={
                <Button size="sm" look="outline" onPress={() => actor.send({ type: "checkout.retry" })}>
                  {t.common.retry()}
                </Button>
              }
            >
              {t.checkout.quoteFailed()}
            </Banner>
          )}
          <CheckoutSummary actor={actor} />
          <LegalBox
            name="accept_terms"
            sentence={(terms) => t.checkout.acceptTerms({ terms })}
            linkText={t.checkout.acceptTermsLink()}
            to="/terms"
            isSelected={draft.acceptTerms}
            error={errorOf("accept_terms")}
            onChange={(acceptTerms) => change({ acceptTerms })}
          />
          <PlaceBar actor={actor} />
        </div>
      </div>
    </div>
  );
}
