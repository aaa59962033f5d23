import type { ReactElement } from "react";
import { MAX_LINE_NOTE } from "#core/cart/cart.ts";
import { countCharacters } from "#core/kernel/text-length.ts";
import type { ProductChoice } from "#core/cart/choice/product-choice.ts";
import type { PointsOffer } from "#core/reward/points-offer.ts";
import { Switch } from "#ui/design/choice/switch.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";

interface ProductWishesProps {
  readonly choice: ProductChoice;
  /** Null where paying by points is not offered. */
  readonly offer: PointsOffer | null;
  readonly onChange: (choice: ProductChoice) => void;
}

/** A note for the kitchen, and paying by points where it is allowed. */
export function ProductWishes({ choice, offer, onChange }: ProductWishesProps): ReactElement {
  const { t, format } = useI18n();
  return (
    <>
      {offer !== null && (
        <Switch
          label={t.product.payWithPoints()}
          description={t.product.payWithPointsText({
            needed: format.points(offer.needed),
            available: format.count(offer.available),
          })}
          isSelected={choice.payByPoints}
          isDisabled={!offer.isEnough && !choice.payByPoints}
          onChange={(payByPoints) => onChange({ ...choice, payByPoints })}
        />
      )}
      <TextField
        label={t.product.notes()}
        optionalLabel={t.common.optional()}
        placeholder={t.product.notesPlaceholder()}
        rows={2}
        maxLength={MAX_LINE_NOTE}
        value={choice.notes}
        description={t.common.characters({ used: countCharacters(choice.notes), max: MAX_LINE_NOTE })}
        onChange={(notes) => onChange({ ...choice, notes })}
      />
    </>
  );
}
