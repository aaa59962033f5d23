import { useState, type ReactElement } from "react";
import { narrowed, type OrdersQuery } from "#core/order/list/orders-query.ts";
import { MAX_SEARCH_LENGTH } from "#core/order/search-length.ts";
import { TextField } from "#ui/design/field/text-field.tsx";
import { SearchIcon } from "#ui/design/icons/controls.tsx";
import { useFormElement } from "#ui/form/use-form-element.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./order-filters.css.ts";

interface OrderSearchFieldProps {
  readonly query: OrdersQuery;
  readonly onChange: (query: OrdersQuery) => void;
}

/** Looks for a number, a name or a phone, with Enter or when the field is left. */
export function OrderSearchField({ query, onChange }: OrderSearchFieldProps): ReactElement {
  const { t } = useI18n();
  const [search, type] = useState(query.search);
  const find = (): void => {
    if (search.trim() !== query.search) onChange(narrowed(query, { search: search.trim() }));
  };
  const { element } = useFormElement({ submit: find });
  return (
    <form {...element} role="search" aria-label={t.common.search()} className={styles.search}>
      <TextField
        label={t.common.search()}
        placeholder={t.orderFilters.searchPlaceholder()}
        lead={<SearchIcon size={20} />}
        type="search"
        name="search"
        autoComplete="off"
        maxLength={MAX_SEARCH_LENGTH}
        value={search}
        onChange={type}
        onBlur={find}
      />
    </form>
  );
}
