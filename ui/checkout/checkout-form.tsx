import { useCallback, type ReactElement } from "react";
import { checkoutSectionOf } from "#core/checkout/checkout-section-of.ts";
import { TYPED_FIELDS } from "#core/checkout/checkout-draft.ts";
import {
  selectBlockers,
  selectCheckoutFormError,
  selectIsPlacing,
  selectIsQuoteBusy,
  selectQuoteError,
} from "#core/checkout/checkout.selectors.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { LegalBox } from "#ui/account/auth/legal-box.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { Button } from "#ui/design/button/button.tsx";
import { useFormElement } from "#ui/form/use-form-element.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { messageText } from "#ui/i18n/message-text.ts";
import * as styles from "./checkout-form.css.ts";
import { CheckoutSummary } from "./checkout-summary.tsx";
import { ContactSection } from "./section/contact-section.tsx";
import { ExtrasSection } from "./section/extras-section.tsx";
import { PaymentSection } from "./section/payment-section.tsx";
import { PlaceBar } from "./place-bar.tsx";
import { PlaceSection } from "./section/place-section.tsx";
import { useSectionFocus } from "./section-focus.tsx";
import { TimingSection } from "./section/timing-section.tsx";
import { TipSection } from "./section/tip-section.tsx";
import { useDraft, useFieldErrors, type CheckoutPartProps } from "./use-checkout.ts";

/** All fields of checkout next to the summary; Enter places the order, or focuses what blocks it. */
export function CheckoutForm({ actor }: CheckoutPartProps): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const { draft, change } = useDraft(actor);
  const errorOf = useFieldErrors(actor);
  const formError = useSelected(actor, selectCheckoutFormError);
  const quoteError = useSelected(actor, selectQuoteError);
  const isPlacing = useSelected(actor, selectIsPlacing);
  const isQuoting = useSelected(actor, selectIsQuoteBusy);
  const { show } = useSectionFocus();
  const { element } = useFormElement({
    submit: () => actor.send({ type: "checkout.place" }),
    leave: (name) => {
      const field = TYPED_FIELDS.find((typed) => typed === name);
      if (field !== undefined) actor.send({ type: "checkout.leave", field });
    },
    // A refusal is followed by a quote, which says what stands in the way.
    isBusy: isPlacing || isQuoting,
    focusOther: useCallback(() => {
      const [blocker] = selectBlockers(actor.getSnapshot());
      if (blocker !== undefined) show(checkoutSectionOf(blocker.key));
    }, [actor, show]),
  });

  return (
    <form {...element} className={styles.backdrop}>
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
          {formError !== null && (
            <Banner tone="danger" role="alert">
              {messageText(i18n, formError)}
            </Banner>
          )}
          <CheckoutSummary actor={actor} />
          <LegalBox
            name="acceptTerms"
            sentence={(terms) => t.checkout.acceptTerms({ terms })}
            linkText={t.checkout.acceptTermsLink()}
            to="/terms"
            isSelected={draft.acceptTerms}
            error={errorOf("acceptTerms")}
            onChange={(acceptTerms) => change({ acceptTerms })}
          />
          <PlaceBar actor={actor} />
        </div>
      </div>
    </form>
  );
}
