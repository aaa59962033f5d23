import { useId, type ReactElement } from "react";
import type { LocationId } from "#core/kernel/id.ts";
import { ordersPath } from "#core/order/list/orders-address.ts";
import { ordersCountedIn, type CountedOrders } from "#core/sales/dashboard/counted-in.ts";
import type { DashboardSummary } from "#core/sales/dashboard/dashboard.ts";
import type { PeriodFigures } from "#core/sales/dashboard/period-figures.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import type { I18n } from "#ui/i18n/i18n.ts";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import * as styles from "./dashboard.css.ts";

interface FigureListsProps {
  readonly summary: DashboardSummary;
  readonly locationId: LocationId | null;
}

/** A figure with what it was before; `share` is its part of the whole, 0 to 1. */
interface Figure {
  readonly key: string;
  readonly name: string;
  readonly value: string;
  readonly detail?: string;
  readonly before: string;
  readonly share?: number;
  readonly counted: CountedOrders;
}

/** All other figures, in groups; each leads to the list of the orders that it counts. */
export function FigureLists({ summary, locationId }: FigureListsProps): ReactElement {
  const i18n = useI18n();
  const words = i18n.t.dashboard;
  const { period } = summary;
  const groups = [
    { title: words.howOrdered(), figures: methodFigures(i18n, summary) },
    { title: words.howPaid(), figures: paymentFigures(i18n, summary) },
    { title: words.customers(), figures: customerFigures(i18n, summary) },
    { title: words.service(), figures: serviceFigures(i18n, summary) },
    { title: words.lost(), figures: lostFigures(i18n, summary) },
    { title: words.money(), figures: moneyFigures(i18n, summary), isWide: true },
  ];
  return (
    <div className={styles.groups}>
      {groups.map(({ title, figures, isWide = false }) => (
        <FigureGroup
          key={title}
          title={title}
          figures={figures}
          isWide={isWide}
          hrefOf={(counted) => ordersPath(ordersCountedIn(period, locationId, counted))}
        />
      ))}
    </div>
  );
}

interface FigureGroupProps {
  readonly title: string;
  readonly figures: readonly Figure[];
  /** As wide as the page. */
  readonly isWide: boolean;
  readonly hrefOf: (counted: CountedOrders) => string;
}

function FigureGroup({ title, figures, isWide, hrefOf }: FigureGroupProps): ReactElement {
  const { t } = useI18n();
  const id = useId();
  return (
    <section className={isWide ? styles.wideSection : styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ul className={isWide ? styles.wideRows : styles.rows}>
        {figures.map(({ key, name, value, detail, before, share, counted }) => (
          <li key={key}>
            <ScopedLink to={hrefOf(counted)} className={styles.rowLink}>
              <span className={styles.rowName}>{name}</span>
              <span className={styles.rowValue}>{value}</span>
              <span className={styles.rowDetail}>{detail ?? ""}</span>
              <span className={styles.rowBefore}>{t.dashboard.before({ value: before })}</span>
              {share !== undefined && (
                <span aria-hidden="true" className={styles.track}>
                  <span className={styles.fill} style={{ inlineSize: `${Math.round(share * 100)}%` }} />
                </span>
              )}
            </ScopedLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Before = Pick<DashboardSummary, "previous"> & PeriodFigures;

function methodFigures({ t, format }: I18n, { byMethod, orders, previous }: Before): readonly Figure[] {
  return byMethod.map(({ method, netSales, ...own }, index) => ({
    key: method,
    name: t.fulfillment[method](),
    value: format.money(netSales),
    detail: t.dashboard.ordersCount({ n: own.orders }),
    before: format.money(previous.byMethod[index]?.netSales ?? netSales),
    share: orders === 0 ? 0 : own.orders / orders,
    counted: { method },
  }));
}

function paymentFigures({ t, format }: I18n, { byPayment, orders, previous }: Before): readonly Figure[] {
  return byPayment.map(({ paymentMethod, total, ...own }, index) => ({
    key: paymentMethod,
    name: paymentMethod === "cash" ? t.dashboard.cash() : t.dashboard.card(),
    value: format.money(total),
    detail: t.dashboard.ordersCount({ n: own.orders }),
    before: format.money(previous.byPayment[index]?.total ?? total),
    share: orders === 0 ? 0 : own.orders / orders,
    counted: { payment: paymentMethod },
  }));
}

function customerFigures({ t, format }: I18n, figures: Before): readonly Figure[] {
  const { newCustomers, returningOrders, orders, previous } = figures;
  const share = (part: number): number => (orders === 0 ? 0 : part / orders);
  return [
    {
      key: "new",
      name: t.dashboard.newCustomers(),
      value: format.count(newCustomers),
      before: format.count(previous.newCustomers),
      share: share(newCustomers),
      counted: { customer: "new" },
    },
    {
      key: "returning",
      name: t.dashboard.returningOrders(),
      value: format.count(returningOrders),
      before: format.count(previous.returningOrders),
      share: share(returningOrders),
      counted: { customer: "returning" },
    },
  ];
}

function serviceFigures(i18n: I18n, { answerSeconds, lateOrders, previous }: Before): readonly Figure[] {
  const { t, format } = i18n;
  return [
    {
      key: "answer",
      name: t.dashboard.answerTime(),
      value: secondsText(i18n, answerSeconds),
      before: secondsText(i18n, previous.answerSeconds),
      counted: {},
    },
    {
      key: "late",
      name: t.dashboard.late(),
      value: format.count(lateOrders),
      before: format.count(previous.lateOrders),
      counted: { lateOnly: true },
    },
  ];
}

function lostFigures({ t, format }: I18n, { lost, previous }: Before): readonly Figure[] {
  return lost.map(({ status, orders, total }, index) => ({
    key: status,
    name: t.orders.status[status](),
    value: format.count(orders),
    detail: format.money(total),
    before: format.count(previous.lost[index]?.orders ?? 0),
    counted: { status },
  }));
}

function moneyFigures({ t, format }: I18n, figures: Before): readonly Figure[] {
  const words = t.dashboard;
  const { previous } = figures;
  const amounts = [
    ["total", words.paid()],
    ["vat", words.vat()],
    ["tips", words.tips()],
    ["deliveryFees", words.deliveryFees()],
    ["discounts", words.discounts()],
    ["pointsPaid", words.pointsPaid()],
    ["refunded", words.refunded()],
  ] as const;
  return [
    ...amounts.map(([key, name]) => ({
      key,
      name,
      value: format.money(figures[key]),
      before: format.money(previous[key]),
      counted: {},
    })),
    {
      key: "pointsEarned",
      name: words.pointsEarned(),
      value: format.count(figures.pointsEarned),
      before: format.count(previous.pointsEarned),
      counted: {},
    },
  ];
}

function secondsText({ t }: I18n, seconds: number | null): string {
  if (seconds === null) return t.dashboard.noValue();
  const minutes = Math.floor(seconds / 60);
  return minutes === 0
    ? t.dashboard.seconds({ n: seconds })
    : t.dashboard.minutesSeconds({ minutes, seconds: seconds % 60 });
}
