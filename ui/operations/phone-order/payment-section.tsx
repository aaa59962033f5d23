import { useId, type ReactElement } from "react";
import type { Workplace } from "#core/account/workplace.ts";
import { changeProblem, ORDER_TEXT } from "#core/checkout/order-field-problems.ts";
import type { PhoneDraftChange } from "#core/phone-order/phone-draft.ts";
import type { PhoneOrderActor } from "#core/phone-order/phone-order.machine.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { ChangeChoice } from "#ui/checkout/section/change-choice.tsx";
import { Checkbox } from "#ui/design/choice/checkbox.tsx";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { fieldText } from "#ui/i18n/field-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./phone-order.css.ts";

interface PaymentSectionProps {
  readonly actor: PhoneOrderActor;
  readonly workplace: Workplace;
}

/** How it is paid at the handover, and what the kitchen should know. */
export function PaymentSection({ actor, workplace: { location } }: PaymentSectionProps): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const id = useId();
  const { paymentMethod, cashChangeFor, kitchenNote, isTest, items } = useSelected(
    actor,
    ({ context }) => context.draft,
  );
  const total = useSelected(actor, ({ context }) => context.quote?.total ?? null);
  const change = (changed: PhoneDraftChange): void =>
    actor.send({ type: "phoneOrder.change", change: changed });
  const textOf = (key: string | null): string | undefined =>
    key === null ? undefined : fieldText(i18n, key, {});
  const words = { cash: t.checkout.cash(), card_at_handover: t.checkout.card() };
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t.phoneOrder.payment()}
      </h2>
      <RadioGroup
        label={t.checkout.paymentTitle()}
        labelHidden
        look="card"
        value={paymentMethod}
        options={location.paymentMethods.map((value) => ({ value, label: words[value] }))}
        onChange={(wanted) => change({ paymentMethod: wanted })}
      />
      {paymentMethod === "cash" && total !== null && items.length > 0 && (
        <ChangeChoice
          total={total}
          changeFor={cashChangeFor}
          error={textOf(changeProblem(cashChangeFor, total))}
          onChange={(changeFor) => change({ cashChangeFor: changeFor })}
        />
      )}
      <TextField
        label={t.checkout.kitchenNote()}
        optionalLabel={t.common.optional()}
        rows={2}
        maxLength={ORDER_TEXT.kitchenNote.max}
        value={kitchenNote}
        onChange={(note) => change({ kitchenNote: note })}
      />
      <Checkbox
        label={t.phoneOrder.test()}
        description={t.phoneOrder.testHint()}
        isSelected={isTest}
        onChange={(wanted) => change({ isTest: wanted })}
      />
    </section>
  );
}
