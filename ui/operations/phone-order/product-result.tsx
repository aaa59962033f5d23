import type { ReactElement } from "react";
import { ListBoxItem } from "react-aria-components/ListBox";
import type { LocationId } from "#core/kernel/id.ts";
import type { Product } from "#core/menu/menu.ts";
import type { Orderability } from "#core/menu/orderability.ts";
import { priceAt } from "#core/menu/price-at.ts";
import type { Instant } from "#core/time/instant.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { StockNote } from "#ui/menu/product/stock-note.tsx";
import * as styles from "./phone-order.css.ts";

interface ProductResultProps {
  readonly product: Product;
  readonly locationId: LocationId;
  readonly state: Orderability;
  readonly now: Instant;
  readonly timezone: string;
}

/** A product that was found, with its price here; one that cannot be ordered now says until when. */
export function ProductResult({
  product,
  locationId,
  state,
  now,
  timezone,
}: ProductResultProps): ReactElement {
  const { format } = useI18n();
  const price = priceAt(product, locationId);
  return (
    <ListBoxItem
      id={product.id}
      textValue={product.name}
      className={styles.result}
      isDisabled={state.kind !== "orderable"}
    >
      <bdi className={styles.resultName}>{product.name}</bdi>
      <StockNote orderability={state} now={now} timezone={timezone} />
      {price !== null && <span className={styles.amount}>{format.money(price)}</span>}
    </ListBoxItem>
  );
}
