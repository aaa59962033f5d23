import { useState, type ReactElement } from "react";
import { useGo } from "#ui/router/use-go.ts";
import { ordersPath } from "#core/order/list/orders-address.ts";
import type { OrdersQuery } from "#core/order/list/orders-query.ts";
import { Button } from "#ui/design/button/button.tsx";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import * as styles from "./order-filters.css.ts";
import * as office from "../office-screen.css.ts";
import { useOrdersAddress } from "./use-orders-address.ts";

interface FilterPageProps {
  readonly title: string;
  /** The query without what is chosen here. */
  readonly cleared: (query: OrdersQuery) => OrdersQuery;
  readonly children: (query: OrdersQuery, onChange: (query: OrdersQuery) => void) => ReactElement;
}

/** A page of a phone on which a part of the query is chosen; the list shows it once it is applied. */
export function FilterPage({ title, cleared, children }: FilterPageProps): ReactElement {
  const { t } = useI18n();
  const { query } = useOrdersAddress();
  const go = useGo();
  const [chosen, choose] = useState(query);
  const show = (next: OrdersQuery): void => go(ordersPath(next), { replace: true });
  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      <h1 className={office.title}>{title}</h1>
      {children(chosen, choose)}
      <div className={styles.actions}>
        <Button color="accent" fullWidth onPress={() => show(chosen)}>
          {t.orderFilters.apply()}
        </Button>
        <Button color="white" fullWidth onPress={() => show(cleared(query))}>
          {t.orderFilters.clear()}
        </Button>
        <ScopedLink to={ordersPath(query)} replace className={buttonStyle({ look: "soft", fullWidth: true })}>
          {t.common.back()}
        </ScopedLink>
      </div>
    </main>
  );
}
