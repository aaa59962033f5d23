import { useEffect, type ReactElement } from "react";
import { createListSums } from "#core/app/screen/sales/create-list-sums.ts";
import { selectAnswer, selectPollingError } from "#core/polling/polling.selectors.ts";
import type { CountedList } from "#core/sales/dashboard/list-sums.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./orders-sum.css.ts";

interface OrdersSumProps {
  readonly list: CountedList;
  /** Says all of the list. */
  readonly address: string;
}

/** What the orders of the list add up to, as the dashboard counts them (DASHBOARD-7); its place is kept while it is read. */
export function OrdersSum({ list, address }: OrdersSumProps): ReactElement | null {
  const { t, format } = useI18n();
  const words = t.dashboard;
  const actor = useScreenActor((app) => createListSums(app, list));
  const sums = useSelected(actor, selectAnswer);
  const error = useSelected(actor, selectPollingError);
  useEffect(() => {
    actor.send({ type: "polling.ask", query: list });
    // The list is a new object at every render, and its address says all of it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [actor, address]);
  if (error !== null) return null;
  const parts =
    sums === null
      ? []
      : [
          ...(sums.sales === null
            ? []
            : ([
                [words.netSales(), sums.sales.netSales],
                [words.vat(), sums.sales.vat],
                [words.tips(), sums.sales.tips],
              ] as const)),
          [t.orderFilters.total(), sums.total] as const,
        ];
  return (
    <div className={styles.sums}>
      <dl className={styles.parts} aria-label={t.orderFilters.sums()}>
        {parts.map(([name, amount]) => (
          <div key={name} className={styles.part}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.amount}>{format.money(amount)}</dd>
          </div>
        ))}
      </dl>
      {sums?.isCounting === true && <p className={styles.note}>{words.counting()}</p>}
    </div>
  );
}
