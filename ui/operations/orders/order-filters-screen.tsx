import type { ReactElement } from "react";
import { narrowed } from "#core/order/list/orders-query.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { FilterFields } from "./filter-fields.tsx";
import { FilterPage } from "./filter-page.tsx";

const NO_FILTERS = { status: null, method: null, payment: null, source: null, lateOnly: false } as const;

/** The filters of the list of all orders, on a phone. */
export default function OrderFiltersScreen(): ReactElement {
  const { t } = useI18n();
  return (
    <FilterPage title={t.orderFilters.filters()} cleared={(query) => narrowed(query, NO_FILTERS)}>
      {(query, onChange) => <FilterFields query={query} onChange={onChange} />}
    </FilterPage>
  );
}
