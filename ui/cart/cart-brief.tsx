import type { ReactElement } from "react";
import { selectCartRows } from "#core/cart/cart-rows.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./cart-brief.css.ts";

/** A short list of the cart for confirmations: quantity, name and price of each line. */
export function CartBrief(): ReactElement {
  const { t, format } = useI18n();
  const { cart } = useActors();
  const rows = useSelected(cart, selectCartRows);
  return (
    <ul className={styles.list} aria-label={t.cart.title()} tabIndex={0}>
      {rows.map(({ item, line, product }) => (
        <li key={item.id} className={styles.row}>
          <span className={styles.count}>{item.qty}×</span>
          <span className={styles.name} dir="auto">
            {line?.name ?? product?.name}
          </span>
          {line !== null && <span>{format.money(line.total)}</span>}
        </li>
      ))}
    </ul>
  );
}
