import type { ReactElement } from "react";
import { MAX_QUANTITY } from "#core/cart/cart.ts";
import type { PhoneOrderActor } from "#core/phone-order/phone-order.machine.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { NumberStepper } from "#ui/design/field/number-stepper.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./phone-order.css.ts";

interface PhoneOrderLinesProps {
  readonly actor: PhoneOrderActor;
  readonly isDisabled: boolean;
}

/** What the caller wants so far, each with its quantity and the price of the last quote. */
export function PhoneOrderLines({ actor, isDisabled }: PhoneOrderLinesProps): ReactElement {
  const { t, format } = useI18n();
  const items = useSelected(actor, ({ context }) => context.draft.items);
  const menu = useSelected(actor, ({ context }) => context.menu);
  const quote = useSelected(actor, ({ context }) => context.quote);
  return (
    <ul className={styles.lines}>
      {items.map(({ id, productId, qty, notes }) => {
        const line = quote?.lines.find(({ itemId }) => itemId === id);
        const name = menu?.products.find((product) => product.id === productId)?.name ?? line?.name ?? "";
        return (
          <li key={id} className={styles.line}>
            <bdi className={styles.lineName}>{name}</bdi>
            <span className={styles.lineAmount}>{line?.qty === qty ? format.money(line.total) : ""}</span>
            <span className={styles.quiet}>
              {(line?.modifiers ?? []).map((modifier) => modifier.name).join(", ")}
              {notes !== null && <bdi> «{notes}»</bdi>}
            </span>
            <NumberStepper
              size="sm"
              min={0}
              max={MAX_QUANTITY}
              label={t.product.quantityOf({ name })}
              decreaseLabel={t.product.decrease()}
              increaseLabel={t.product.increase()}
              removeLabel={t.phoneOrder.remove({ name })}
              value={qty}
              isDisabled={isDisabled}
              onChange={(next) => actor.send({ type: "phoneOrder.setQuantity", id, qty: next })}
            />
          </li>
        );
      })}
    </ul>
  );
}
