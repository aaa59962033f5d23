import type { ReactElement } from "react";
import type { Orderability } from "#core/menu/orderability.ts";
import { withQuantity, type ProductChoice } from "#core/cart/choice/product-choice.ts";
import type { Money } from "#core/money/money.ts";
import type { Instant } from "#core/time/instant.ts";
import { Button } from "#ui/design/button/button.tsx";
import { NumberStepper } from "#ui/design/field/number-stepper.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { stockText } from "./stock-note.tsx";
import * as styles from "./product-actions.css.ts";

interface ProductActionsProps {
  readonly choice: ProductChoice;
  readonly price: Money | null;
  readonly purpose: "add" | "update";
  readonly name: string;
  readonly orderability: Orderability;
  readonly now: Instant;
  readonly timezone: string;
  readonly onChange: (choice: ProductChoice) => void;
  /** The form that the button sends. */
  readonly formId: string;
}

/** The quantity, and the add button with the amount. */
export function ProductActions(props: ProductActionsProps): ReactElement {
  const { choice, price, purpose, name, orderability, now, timezone, onChange, formId } = props;
  const i18n = useI18n();
  const { t, format } = i18n;
  const unavailable = stockText(i18n, orderability, now, timezone);
  const amount = price === null ? "" : format.money(price);
  return (
    <div className={styles.actions}>
      <NumberStepper
        label={t.product.quantityOf({ name })}
        decreaseLabel={t.product.decrease()}
        increaseLabel={t.product.increase()}
        value={choice.qty}
        isDisabled={unavailable !== null}
        onChange={(qty) => onChange(withQuantity(choice, qty))}
      />
      <Button
        color="accent"
        className={styles.button}
        isDisabled={unavailable !== null || price === null}
        type="submit"
        form={formId}
      >
        {unavailable ?? t.product[purpose]({ amount })}
      </Button>
    </div>
  );
}
