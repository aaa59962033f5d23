import { useEffect, useId, useState, type ReactElement } from "react";
import type { NewCartItem } from "#core/cart/cart-events.ts";
import { choicePrice } from "#core/cart/choice/choice-price.ts";
import {
  firstMissingGroup,
  startChoice,
  toCartItem,
  toggleModifier,
  withQuantity,
} from "#core/cart/choice/product-choice.ts";
import type { ModifierGroup, Product } from "#core/menu/menu.ts";
import type { Location } from "#core/shop/location.ts";
import type { Instant } from "#core/time/instant.ts";
import { Button } from "#ui/design/button/button.tsx";
import { NumberStepper } from "#ui/design/field/number-stepper.tsx";
import { controlsOf, useFormElement } from "#ui/form/use-form-element.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ModifierGroupField } from "#ui/menu/product/modifier-group-field.tsx";
import { ProductWishes } from "#ui/menu/product/product-wishes.tsx";
import * as styles from "./phone-order.css.ts";

interface ProductOptionsProps {
  readonly product: Product;
  readonly groups: readonly ModifierGroup[];
  readonly location: Location;
  readonly qty: number;
  readonly now: Instant;
  readonly onAdd: (item: NewCartItem) => void;
  readonly onCancel: () => void;
}

/** The choices of a product below the search; its first one has the focus, Enter adds and Escape goes back. */
export function ProductOptions(props: ProductOptionsProps): ReactElement {
  const { product, groups, location, now, onAdd, onCancel } = props;
  const { t, format } = useI18n();
  const id = useId();
  const [choice, setChoice] = useState(() => withQuantity(startChoice(product.id), props.qty));
  const [isTried, setTried] = useState(false);
  const missing = firstMissingGroup(choice, groups);
  const price = choicePrice(product, groups, choice, location.id)?.total ?? null;
  const { element, send } = useFormElement({
    submit: () => {
      if (missing === null) onAdd(toCartItem(choice, groups));
      else setTried(true);
    },
  });
  const { ref } = element;
  useEffect(() => controlsOf(ref.current)[0]?.focus(), [ref]);
  return (
    <form
      {...element}
      aria-labelledby={id}
      className={styles.options}
      onKeyDown={(event) => {
        if (event.key === "Escape") onCancel();
        // Radios and checkboxes send no form by themselves where a button of it has another type.
        if (event.key === "Enter" && event.target instanceof HTMLInputElement) {
          event.preventDefault();
          send();
        }
      }}
    >
      <h3 id={id} className={styles.heading}>
        {t.phoneOrder.options({ name: product.name })}
      </h3>
      <div className={styles.options}>
        {groups.map((group) => (
          <ModifierGroupField
            key={group.id}
            group={group}
            choice={choice}
            filter={null}
            location={location}
            now={now}
            isMissing={isTried && missing?.id === group.id}
            onToggle={(modifierId) => setChoice(toggleModifier(choice, group, modifierId))}
          />
        ))}
        <ProductWishes choice={choice} offer={null} onChange={setChoice} />
      </div>
      <div className={styles.row}>
        <NumberStepper
          label={t.product.quantityOf({ name: product.name })}
          decreaseLabel={t.product.decrease()}
          increaseLabel={t.product.increase()}
          value={choice.qty}
          onChange={(qty) => setChoice(withQuantity(choice, qty))}
        />
        <Button type="submit" color="accent" isDisabled={price === null}>
          {t.phoneOrder.add({ amount: price === null ? "" : format.money(price) })}
        </Button>
        <Button look="soft" onPress={onCancel}>
          {t.phoneOrder.cancel()}
        </Button>
      </div>
    </form>
  );
}
