import type { ReactElement } from "react";
import { narrowed } from "#core/order/list/orders-query.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { FilterPage } from "./filter-page.tsx";
import { PeriodFields } from "./period-fields.tsx";

/** The period of the list of all orders, on a phone. */
export default function OrderPeriodScreen(): ReactElement {
  const { t } = useI18n();
  return (
    <FilterPage title={t.orderFilters.period()} cleared={(query) => narrowed(query, { period: null })}>
      {(query, onChange) => (
        <PeriodFields period={query.period} onChange={(period) => onChange(narrowed(query, { period }))} />
      )}
    </FilterPage>
  );
}
