import { useState, type ReactElement } from "react";
import { tipChoiceOf, tipOfChoice, TIP_PERCENTS } from "#core/checkout/tip-choice.ts";
import { selectShop } from "#core/shop/shop.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { AmountField } from "./amount-field.tsx";
import { CheckoutSection } from "./checkout-section.tsx";
import { useDraft, useFieldErrors, type CheckoutPartProps } from "../use-checkout.ts";

/** Something for the team: nothing, a part, or an amount; nothing is chosen beforehand. */
export function TipSection({ actor }: CheckoutPartProps): ReactElement {
  const { t, format } = useI18n();
  const { shop } = useActors();
  const currency = useSelected(shop, selectShop)?.currency ?? "RON";
  const { draft, change } = useDraft(actor);
  const errorOf = useFieldErrors(actor);
  const [isAmount, setAmount] = useState(tipChoiceOf(draft.tip) === "amount");
  return (
    <CheckoutSection actor={actor} title={t.checkout.tipTitle()}>
      <RadioGroup
        label={t.checkout.tipTitle()}
        labelHidden
        look="chips"
        value={isAmount ? "amount" : tipChoiceOf(draft.tip)}
        options={[
          { value: "none", label: t.checkout.tipNone() },
          ...TIP_PERCENTS.map((percent) => ({
            value: `${percent}` as const,
            label: format.rate(`${percent}`),
          })),
          { value: "amount", label: t.checkout.tipOther() },
        ]}
        onChange={(value) => {
          setAmount(value === "amount");
          change({ tip: tipOfChoice(value) });
        }}
      />
      {isAmount && (
        <AmountField
          label={t.checkout.amount()}
          name="tip"
          currency={currency}
          amount={draft.tip !== null && "amount" in draft.tip ? draft.tip.amount : null}
          error={errorOf("tip")}
          onChange={(amount) => change({ tip: amount === null ? null : { amount } })}
        />
      )}
    </CheckoutSection>
  );
}
