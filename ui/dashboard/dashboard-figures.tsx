import type { ReactElement } from "react";
import type { LocationId } from "#core/kernel/id.ts";
import type { Dashboard } from "#core/sales/dashboard/dashboard.ports.ts";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { ChartIcon } from "#ui/design/icons/operations.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./dashboard.css.ts";
import { FigureLists } from "./figure-lists.tsx";
import { HeatMapTable } from "./heat-map-table.tsx";
import { LeadFigures } from "./lead-figures.tsx";
import { ProductTables } from "./product-tables.tsx";
import { RateTable } from "./rate-table.tsx";
import { SeriesChart } from "./series-chart.tsx";

interface DashboardFiguresProps {
  readonly dashboard: Dashboard;
  /** Null is all locations. */
  readonly locationId: LocationId | null;
  /** Another period is being read. */
  readonly isBusy: boolean;
}

/** All that a dashboard shows once it was read. */
export function DashboardFigures({ dashboard, locationId, isBusy }: DashboardFiguresProps): ReactElement {
  const { t } = useI18n();
  const words = t.dashboard;
  const { summary, products, rates, files } = dashboard;
  const { orders, lost, previous } = summary;
  const isEmpty = orders === 0 && lost.every((one) => one.orders === 0);
  return (
    <div className={styles.figures} aria-busy={isBusy} data-busy={isBusy || undefined}>
      <p className={styles.compared}>
        {words.compared({ from: previous.period.from, to: previous.period.to })}
      </p>
      {summary.isCounting && (
        <Banner tone="warn" role="status">
          {words.counting()}
        </Banner>
      )}
      {isEmpty ? (
        <EmptyState icon={<ChartIcon size={40} />} title={words.empty()}>
          {words.emptyText()}
        </EmptyState>
      ) : (
        <>
          <LeadFigures summary={summary} locationId={locationId} />
          {orders > 0 && <SeriesChart dashboard={dashboard} locationId={locationId} />}
          <FigureLists summary={summary} locationId={locationId} />
          {orders > 0 && (
            <>
              <HeatMapTable hours={dashboard.hours.hours} file={files.hours} />
              <ProductTables products={products.products} file={files.products} />
              <RateTable rates={rates} file={files.vat} summary={summary} locationId={locationId} />
            </>
          )}
        </>
      )}
    </div>
  );
}
