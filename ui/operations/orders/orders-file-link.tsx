import type { ReactElement } from "react";
import { isUncounted } from "#core/order/list/counted-orders.ts";
import { MAX_EXPORTED_ORDERS } from "#core/order/list/order-export.ts";
import type { StaffOrderPage } from "#core/order/order.ports.ts";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";

interface OrdersFileLinkProps {
  readonly page: StaffOrderPage;
}

/** Saves the whole list as a file; says how much of it where it may be longer. */
export function OrdersFileLink({ page }: OrdersFileLinkProps): ReactElement {
  const { t, format } = useI18n();
  return (
    <a href={page.fileAddress} download className={buttonStyle({ size: "md", color: "white" })}>
      {isUncounted(page.total)
        ? t.orderFilters.csvLimited({ n: format.count(MAX_EXPORTED_ORDERS) })
        : t.orderFilters.csv()}
    </a>
  );
}
