import type { ReactElement } from "react";
import { ORDER_FILTERS_PATH, ORDER_PERIOD_PATH, ordersPath } from "#core/order/list/orders-address.ts";
import {
  filterCount,
  isNarrowed,
  narrowed,
  widened,
  type OrdersQuery,
} from "#core/order/list/orders-query.ts";
import { CalendarIcon } from "#ui/design/icons/office.tsx";
import { Button } from "#ui/design/button/button.tsx";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { SelectField } from "#ui/design/field/select-field.tsx";
import { ListIcon } from "#ui/design/icons/operations.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { FilterFields } from "./filter-fields.tsx";
import { OrderSearchField } from "./order-search-field.tsx";
import { PeriodFields } from "./period-fields.tsx";
import * as styles from "./order-filters.css.ts";
import { periodText } from "./period-text.ts";

interface OrderFiltersProps {
  readonly query: OrdersQuery;
  readonly onChange: (query: OrdersQuery) => void;
}

/** What the list shows: on a wide screen every choice counts at once, on a phone filters and period have pages of their own. */
export function OrderFilters({ query, onChange }: OrderFiltersProps): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const count = filterCount(query);
  const look = buttonStyle({ size: "md", color: "white" });
  return (
    <div className={styles.filters}>
      <OrderSearchField key={query.search} query={query} onChange={onChange} />
      <div className={styles.panel} role="group" aria-label={t.orderFilters.filters()}>
        <PeriodFields
          key={JSON.stringify(query.period)}
          period={query.period}
          onChange={(period) => onChange(narrowed(query, { period }))}
        />
        <FilterFields query={query} onChange={onChange} />
      </div>
      <div className={styles.links}>
        <ScopedLink to={ordersPath(query, ORDER_FILTERS_PATH)} className={look}>
          <ListIcon size={20} />
          {count === 0 ? t.orderFilters.filters() : t.orderFilters.filtersSet({ n: count })}
        </ScopedLink>
        <ScopedLink to={ordersPath(query, ORDER_PERIOD_PATH)} className={look}>
          <CalendarIcon size={20} />
          {query.period === null ? t.orderFilters.period() : periodText(i18n, query.period)}
        </ScopedLink>
      </div>
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
    </div>
  );
}
