import { useState, type ReactElement } from "react";
import { FULFILLMENT_METHODS } from "#core/kernel/fulfillment-method.ts";
import { ORDER_PERIODS } from "#core/order/history/order-period.ts";
import { ORDER_STATUSES } from "#core/order/lifecycle/order-status.ts";
import {
  isNarrowed,
  MAX_SEARCH_LENGTH,
  narrowed,
  widened,
  type OrdersQuery,
} from "#core/order/list/orders-query.ts";
import { Button } from "#ui/design/button/button.tsx";
import { SelectField } from "#ui/design/field/select-field.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { SearchIcon } from "#ui/design/icons/controls.tsx";
import { useFormElement } from "#ui/form/use-form-element.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./orders-screen.css.ts";

interface OrderFiltersProps {
  readonly query: OrdersQuery;
  readonly onChange: (query: OrdersQuery) => void;
}

const ALL = "all";

/** What the list shows: a choice counts at once, a search with Enter or when its field is left. */
export function OrderFilters({ query, onChange }: OrderFiltersProps): ReactElement {
  const { t } = useI18n();
  const [search, type] = useState(query.search);
  const find = (): void => {
    if (search.trim() !== query.search) onChange(narrowed(query, { search: search.trim() }));
  };
  const { element } = useFormElement({ submit: find });
  const all = { value: ALL, label: t.common.all() };
  return (
    <form {...element} role="search" aria-label={t.orderFilters.filters()} className={styles.filters}>
      <TextField
        className={styles.search}
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
      <SelectField
        label={t.orderFilters.status()}
        options={[
          all,
          ...ORDER_STATUSES.map((status) => ({ value: status, label: t.orders.status[status]() })),
        ]}
        value={query.status ?? ALL}
        onChange={(value) =>
          onChange(narrowed(query, { status: ORDER_STATUSES.find((one) => one === value) ?? null }))
        }
      />
      <SelectField
        label={t.orderFilters.period()}
        options={[
          all,
          ...ORDER_PERIODS.map((period) => ({ value: period, label: t.orderFilters.periods[period]() })),
        ]}
        value={query.period ?? ALL}
        onChange={(value) =>
          onChange(narrowed(query, { period: ORDER_PERIODS.find((one) => one === value) ?? null }))
        }
      />
      <SelectField
        label={t.orderFilters.method()}
        options={[
          all,
          ...FULFILLMENT_METHODS.map((method) => ({ value: method, label: t.fulfillment[method]() })),
        ]}
        value={query.method ?? ALL}
        onChange={(value) =>
          onChange(narrowed(query, { method: FULFILLMENT_METHODS.find((one) => one === value) ?? null }))
        }
      />
      <SelectField
        className={styles.sort}
        label={t.orderFilters.sort()}
        options={[
          { value: "-placed_at", label: t.orderFilters.newest() },
          { value: "placed_at", label: t.orderFilters.oldest() },
        ]}
        value={query.oldestFirst ? "placed_at" : "-placed_at"}
        onChange={(value) => onChange(narrowed(query, { oldestFirst: value === "placed_at" }))}
      />
      {isNarrowed(query) && (
        <Button size="md" color="white" className={styles.clear} onPress={() => onChange(widened(query))}>
          {t.orderFilters.clear()}
        </Button>
      )}
    </form>
  );
}
