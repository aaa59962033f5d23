import { Suspense, useId, type ReactElement } from "react";
import type { LocationId } from "#core/kernel/id.ts";
import { ordersPath } from "#core/order/list/orders-address.ts";
import { ordersCountedIn } from "#core/sales/dashboard/counted-in.ts";
import type { Dashboard } from "#core/sales/dashboard/dashboard.ports.ts";
import { seriesSteps, stepDates, type SeriesStep } from "#core/sales/dashboard/series-steps.ts";
import { late } from "#ui/errors/late.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import * as styles from "./dashboard.css.ts";
import { FigureTable } from "./figure-table.tsx";
import { FileLink } from "./file-link.tsx";
import { stepName } from "./step-name.ts";

const SalesChart = late(async () => (await import("./sales-chart.tsx")).SalesChart);

interface SeriesChartProps {
  readonly dashboard: Dashboard;
  readonly locationId: LocationId | null;
}

/** Net sales day by day (a long period by weeks, a day by hours), as a chart and as a table. */
export function SeriesChart({ dashboard, locationId }: SeriesChartProps): ReactElement {
  const i18n = useI18n();
  const { t, format } = i18n;
  const words = t.dashboard;
  const id = useId();
  const { series, hours, summary, files } = dashboard;
  const { currency } = summary;
  const steps = seriesSteps(series.days, series.previous, hours.hours, currency);
  const type = steps[0]?.type ?? "day";
  const title = { day: words.salesByDay(), week: words.salesByWeek(), hour: words.salesByHour() }[type];
  const comparesDays = type !== "hour";
  const money = (step: SeriesStep["before"]): string =>
    step === null ? words.noValue() : format.money(step.netSales);
  return (
    <section className={styles.wideSection} aria-labelledby={id}>
      <header className={styles.sectionHead}>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        <FileLink href={type === "hour" ? files.hours : files.days} of={title} />
      </header>
      <Suspense fallback={<div className={styles.chart} />}>
        <SalesChart steps={steps} title={title} />
      </Suspense>
      <details className={styles.details}>
        <summary className={styles.summary}>{words.showTable()}</summary>
        <FigureTable
          title={title}
          isTitleHidden
          columns={[
            { day: words.day(), week: words.week(), hour: words.hour() }[type],
            words.orders(),
            words.netSales(),
            ...(comparesDays ? [words.periodBefore()] : []),
          ]}
          rows={steps.map((step) => ({
            key: `${step.date} ${step.hour}`,
            name:
              step.hour === null ? (
                <ScopedLink to={ordersPath(ordersCountedIn(stepDates(step, summary.period), locationId))}>
                  {step.type === "day" ? format.longDay(step.date) : step.date}
                </ScopedLink>
              ) : (
                stepName(i18n, step)
              ),
            figures: [format.count(step.orders), money(step), ...(comparesDays ? [money(step.before)] : [])],
          }))}
          whole={{
            key: "whole",
            name: words.whole(),
            figures: [
              format.count(summary.orders),
              format.money(summary.netSales),
              ...(comparesDays ? [format.money(summary.previous.netSales)] : []),
            ],
          }}
        />
      </details>
    </section>
  );
}
