import type { ReactElement } from "react";
import type { LocationId } from "#core/kernel/id.ts";
import { add } from "#core/money/add.ts";
import { ordersPath } from "#core/order/list/orders-address.ts";
import { ordersCountedIn } from "#core/sales/dashboard/counted-in.ts";
import type { DashboardSummary, SalesRates } from "#core/sales/dashboard/dashboard.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import * as styles from "./dashboard.css.ts";
import { FigureTable } from "./figure-table.tsx";
import { FileLink } from "./file-link.tsx";

interface RateTableProps {
  readonly rates: SalesRates;
  readonly file: string;
  readonly summary: DashboardSummary;
  readonly locationId: LocationId | null;
}

/** What was sold at each rate of VAT; the sums are those of the whole period. */
export function RateTable({ rates, file, summary, locationId }: RateTableProps): ReactElement {
  const { t, format } = useI18n();
  const words = t.dashboard;
  const { netSales, vat, period } = summary;
  return (
    <section className={styles.wideSection}>
      <FigureTable
        title={words.vatByRate()}
        isOfAmounts
        columns={[words.rate(), words.net(), words.vat(), words.gross()]}
        rows={rates.rates.map(({ rate, net, vat: tax, gross }) => ({
          key: rate,
          name: format.rate(rate),
          figures: [format.money(net), format.money(tax), format.money(gross)],
        }))}
        whole={{
          key: "whole",
          name: <ScopedLink to={ordersPath(ordersCountedIn(period, locationId))}>{words.whole()}</ScopedLink>,
          figures: [format.money(netSales), format.money(vat), format.money(add(netSales, vat))],
        }}
      />
      <div className={styles.sectionFoot}>
        <FileLink href={file} of={words.vatByRate()} />
      </div>
    </section>
  );
}
