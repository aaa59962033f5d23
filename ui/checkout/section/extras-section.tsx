import type { ReactElement } from "react";
import { ORDER_TEXT } from "#core/checkout/order-field-problems.ts";
import { IF_MISSING } from "#core/order/line-change/if-missing.ts";
import { countCharacters } from "#core/kernel/text-length.ts";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { Switch } from "#ui/design/choice/switch.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { CheckoutSection } from "./checkout-section.tsx";
import * as styles from "./checkout-section.css.ts";
import { useDraft, useFieldErrors, type CheckoutPartProps } from "../use-checkout.ts";

/** Cutlery (off), a note for the kitchen, and an invoice for a company. */
export function ExtrasSection({ actor }: CheckoutPartProps): ReactElement {
  const { t } = useI18n();
  const { draft, change } = useDraft(actor);
  const errorOf = useFieldErrors(actor);
  const { max } = ORDER_TEXT.kitchenNote;
  return (
    <CheckoutSection actor={actor} title={t.checkout.extrasTitle()}>
      <Switch
        label={t.checkout.cutlery()}
        description={t.checkout.cutleryHint()}
        isSelected={draft.cutlery}
        onChange={(cutlery) => change({ cutlery })}
      />
      <TextField
        label={t.checkout.kitchenNote()}
        optionalLabel={t.common.optional()}
        name="kitchenNote"
        placeholder={t.checkout.kitchenNoteHint()}
        rows={2}
        maxLength={max}
        description={t.common.characters({ used: countCharacters(draft.kitchenNote), max })}
        value={draft.kitchenNote}
        error={errorOf("kitchenNote")}
        onChange={(kitchenNote) => change({ kitchenNote })}
      />
      <RadioGroup
        label={t.checkout.ifMissing()}
        description={t.checkout.ifMissingHint()}
        look="row"
        options={IF_MISSING.map((value) => ({ value, label: t.checkout.ifMissingChoice[value]() }))}
        value={draft.ifMissing}
        onChange={(ifMissing) => change({ ifMissing })}
      />
      <Switch
        label={t.checkout.invoice()}
        isSelected={draft.wantsInvoice}
        onChange={(wantsInvoice) => change({ wantsInvoice })}
      />
      {draft.wantsInvoice && (
        <div className={styles.pair}>
          <TextField
            label={t.checkout.companyName()}
            name="companyName"
            autoComplete="organization"
            maxLength={ORDER_TEXT.companyName.max}
            value={draft.companyName}
            error={errorOf("companyName")}
            onChange={(companyName) => change({ companyName })}
          />
          <TextField
            label={t.checkout.companyTaxId()}
            name="companyTaxId"
            autoComplete="off"
            maxLength={ORDER_TEXT.companyTaxId.max}
            value={draft.companyTaxId}
            error={errorOf("companyTaxId")}
            onChange={(companyTaxId) => change({ companyTaxId })}
          />
        </div>
      )}
    </CheckoutSection>
  );
}
