import { useEffect, useId, type ReactElement } from "react";
import { mayUser } from "#core/account/permissions.ts";
import type { Workplace } from "#core/account/workplace.ts";
import { createDaySales } from "#core/app/screen/create-day-sales.ts";
import { selectAnswer, selectPollingError } from "#core/polling/polling.selectors.ts";
import {
  fulfilledSales,
  lostSales,
  salesByPayment,
  salesBySource,
  salesSpan,
  type SalesSums,
} from "#core/sales/day-sales.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { OfflineIcon } from "#ui/design/icons/operations.tsx";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useOffice } from "../office-context.tsx";
import { CashTables, type CashTablesProps } from "./cash-tables.tsx";
import { SalesTable } from "./sales-table.tsx";
import * as styles from "./sales.css.ts";

interface LocationSalesProps {
  readonly workplace: Workplace;
  readonly name: string;
  /** YYYY-MM-DD. */
  readonly date: string;
}

/** What a location sold on a business day of its zone. */
export function LocationSales({ workplace, name, date }: LocationSalesProps): ReactElement {
  const i18n = useI18n();
  const { t, format } = i18n;
  const id = useId();
  const { user } = useOffice();
  const { location, timezone } = workplace;
  const locationId = location.id;
  const actor = useScreenActor((app) => createDaySales(app, { locationId, date }));
  useEffect(
    () => actor.send({ type: "polling.ask", query: { locationId, date } }),
    [actor, locationId, date],
  );
  const day = useSelected(actor, selectAnswer);
  const error = useSelected(actor, selectPollingError);
  const { from, to } = salesSpan(date, timezone);
  const moment = (at: typeof from): string => `${format.date(at, timezone)} ${format.time(at, timezone)}`;
  return (
    <section className={styles.location} aria-labelledby={id}>
      <header>
        <h2 id={id} className={styles.locationName}>
          <bdi>{name}</bdi>
        </h2>
        <p className={styles.span}>{t.sales.span({ from: moment(from), to: moment(to) })}</p>
      </header>
      {error !== null ? (
        <EmptyState
          icon={<OfflineIcon size={40} />}
          title={t.sales.failed()}
          action={<Button onPress={() => actor.send({ type: "polling.retry" })}>{t.common.retry()}</Button>}
        >
          {errorText(i18n, error.key)}
        </EmptyState>
      ) : day === null || day.date !== date ? (
        <SkeletonList label={t.common.loading()} count={2} />
      ) : day.groups.length === 0 ? (
        <p className={styles.nothing}>{t.sales.nothing()}</p>
      ) : (
        <SalesTables
          day={day}
          actor={actor}
          query={{ locationId, date }}
          timezone={timezone}
          mayCount={mayUser(user, user.selectedOrganizationId, "cash.count", locationId)}
        />
      )}
    </section>
  );
}

function SalesTables({ day, actor, query, timezone, mayCount }: CashTablesProps): ReactElement {
  const { t, format } = useI18n();
  const words = t.sales;
  const payments = { cash: t.checkout.cash(), card_at_handover: t.checkout.card() };
  const taken = ({ orders, total, tips, deliveryFees, refunded }: SalesSums): readonly string[] => [
    format.count(orders),
    format.money(total),
    format.money(tips),
    format.money(deliveryFees),
    format.money(refunded),
  ];
  const lost = lostSales(day);
  return (
    <div className={styles.tables}>
      <SalesTable
        isWide
        title={words.byPayment()}
        columns={[
          words.payment(),
          words.orders(),
          words.total(),
          words.tips(),
          words.deliveryFees(),
          words.refunded(),
        ]}
        rows={salesByPayment(day).map(({ paymentMethod, ...sums }) => ({
          key: paymentMethod,
          name: payments[paymentMethod],
          figures: taken(sums),
        }))}
        whole={{ key: "whole", name: words.whole(), figures: taken(fulfilledSales(day)) }}
      />
      <CashTables day={day} actor={actor} query={query} timezone={timezone} mayCount={mayCount} />
      <SalesTable
        title={words.bySource()}
        columns={[words.source(), words.orders(), words.total()]}
        rows={salesBySource(day).map(({ source, orders, total }) => ({
          key: source,
          name: t.orderFilters.sources[source](),
          figures: [format.count(orders), format.money(total)],
        }))}
      />
      {lost.length > 0 && (
        <SalesTable
          title={words.lost()}
          columns={[words.ending(), words.orders(), words.value()]}
          rows={lost.map(({ status, orders, total }) => ({
            key: status,
            name: t.orders.status[status](),
            figures: [format.count(orders), format.money(total)],
          }))}
        />
      )}
    </div>
  );
}
