import type { ReactElement } from "react";
import { selectQuote } from "#core/checkout/checkout.selectors.ts";
import { selectLocation } from "#core/fulfillment/fulfillment.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ChangeChoice } from "./change-choice.tsx";
import { CheckoutSection } from "./checkout-section.tsx";
import { useDraft, useFieldErrors, type CheckoutPartProps } from "../use-checkout.ts";

/** The payment methods that the location accepts. */
export function PaymentSection({ actor }: CheckoutPartProps): ReactElement {
  const { t } = useI18n();
  const { fulfillment } = useActors();
  const { draft, change } = useDraft(actor);
  const errorOf = useFieldErrors(actor);
  const total = useSelected(actor, selectQuote)?.total ?? null;
  const offered = useSelected(fulfillment, selectLocation)?.paymentMethods ?? [];
  const words = { cash: t.checkout.cash(), card_at_handover: t.checkout.card() };
  return (
    <CheckoutSection actor={actor} title={t.checkout.paymentTitle()} places={["payment"]}>
      <RadioGroup
        label={t.checkout.paymentTitle()}
        labelHidden
        look="card"
        value={draft.paymentMethod}
        error={errorOf("paymentMethod")}
        options={offered.map((method) => ({ value: method, label: words[method] }))}
        onChange={(paymentMethod) => change({ paymentMethod })}
      />
      {draft.paymentMethod === "cash" && total !== null && (
        <ChangeChoice
          total={total}
          changeFor={draft.cashChangeFor}
          error={errorOf("cashChangeFor")}
          onChange={(cashChangeFor) => change({ cashChangeFor })}
        />
      )}
    </CheckoutSection>
  );
}
