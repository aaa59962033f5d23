import type { ReactElement } from "react";
import type { LocationId } from "#core/kernel/id.ts";
import { ordersPath } from "#core/order/list/orders-address.ts";
import { changeOf } from "#core/sales/dashboard/change.ts";
import { ordersCountedIn, type CountedOrders } from "#core/sales/dashboard/counted-in.ts";
import type { DashboardSummary } from "#core/sales/dashboard/dashboard.ts";
import { onTimePercent } from "#core/sales/dashboard/on-time.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { ChangeText } from "./change-text.tsx";
import * as styles from "./dashboard.css.ts";

interface LeadFiguresProps {
  readonly summary: DashboardSummary;
  readonly locationId: LocationId | null;
}

interface LeadFigure {
  readonly key: string;
  readonly name: string;
  readonly value: string;
  readonly hint?: string;
  readonly change: number | null;
  readonly before: string;
  readonly counted?: CountedOrders;
}

/** The four figures that a day begins with, each with the list of the orders that it counts. */
export function LeadFigures({ summary, locationId }: LeadFiguresProps): ReactElement {
  const { t, format } = useI18n();
  const words = t.dashboard;
  const { previous, period } = summary;
  const money = (amount: DashboardSummary["averageOrder"]): string =>
    amount === null ? words.noValue() : format.money(amount);
  const [onTime, onTimeBefore] = [onTimePercent(summary), onTimePercent(previous)];
  const percent = (value: number | null): string =>
    value === null ? words.noValue() : format.rate(`${value}`);
  const figures: readonly LeadFigure[] = [
    {
      key: "netSales",
      name: words.netSales(),
      value: format.money(summary.netSales),
      hint: words.netSalesText(),
      change: changeOf(summary.netSales, previous.netSales),
      before: format.money(previous.netSales),
    },
    {
      key: "orders",
      name: words.orders(),
      value: format.count(summary.orders),
      change: changeOf(summary.orders, previous.orders),
      before: format.count(previous.orders),
    },
    {
      key: "averageOrder",
      name: words.averageOrder(),
      value: money(summary.averageOrder),
      change: changeOf(summary.averageOrder, previous.averageOrder),
      before: money(previous.averageOrder),
    },
    {
      key: "onTime",
      name: words.onTime(),
      value: percent(onTime),
      hint: words.onTimeText({
        late: format.count(summary.lateOrders),
        orders: format.count(summary.orders),
      }),
      change: changeOf(onTime, onTimeBefore),
      before: percent(onTimeBefore),
      counted: { lateOnly: true },
    },
  ];
  return (
    <ul className={styles.leads}>
      {figures.map(({ key, name, value, hint, change, before, counted }) => (
        <li key={key}>
          <ScopedLink to={ordersPath(ordersCountedIn(period, locationId, counted))} className={styles.lead}>
            <span className={styles.leadName}>{name}</span>
            <span className={styles.leadValue}>{value}</span>
            {hint !== undefined && <span className={styles.hint}>{hint}</span>}
            <ChangeText change={change} before={before} />
          </ScopedLink>
        </li>
      ))}
    </ul>
  );
}
