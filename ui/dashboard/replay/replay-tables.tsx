import type { ReactElement } from "react";
import { orderPath } from "#core/order/list/orders-address.ts";
import { replayHours } from "#core/sales/replay/replay-plan.ts";
import type { ReplayedOrder } from "#core/sales/replay/replay.ts";
import { formatMinuteOfDay, localTimeOf } from "#core/time/local-time.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import * as dashboard from "../dashboard.css.ts";
import { FigureTable } from "../figure-table.tsx";

interface ReplayTablesProps {
  readonly orders: readonly ReplayedOrder[];
  readonly timezone: string;
}

const SHOWN = ["onTime", "late", "lost"] as const;

/** The figures of the chart, and the orders that would have come out in another way. */
export function ReplayTables({ orders, timezone }: ReplayTablesProps): ReactElement {
  const { t, format } = useI18n();
  const words = t.dashboard.replay;
  const changed = orders.filter(({ happened, replayed }) => happened !== replayed);
  return (
    <>
      <details className={dashboard.details}>
        <summary className={dashboard.summary}>{t.dashboard.showTable()}</summary>
        <FigureTable
          title={words.chart()}
          isTitleHidden
          columns={[t.dashboard.hour(), ...SHOWN.map((result) => words.results[result]())]}
          rows={replayHours(orders, timezone).map(({ hour, happened, replayed }) => ({
            key: `${hour}`,
            name: formatMinuteOfDay(hour * 60),
            figures: SHOWN.map((result) =>
              words.from({ was: format.count(happened[result]), now: format.count(replayed[result]) }),
            ),
          }))}
        />
      </details>
      <details className={dashboard.details}>
        <summary className={dashboard.summary}>{words.changed({ n: changed.length })}</summary>
        <FigureTable
          title={words.changedTitle()}
          isTitleHidden
          columns={[words.order(), words.placedAt(), words.was(), words.wouldBe()]}
          rows={changed.map(({ order, happened, replayed }) => ({
            key: order.id,
            name: <ScopedLink to={orderPath(order.id)}>{order.number}</ScopedLink>,
            figures: [
              formatMinuteOfDay(localTimeOf(order.placedAt, timezone).minuteOfDay),
              words.results[happened](),
              words.results[replayed](),
            ],
          }))}
        />
      </details>
    </>
  );
}
