import { Suspense, useState, type ReactElement } from "react";
import type { CashCountSubject } from "#core/app/screen/create-cash-count-form.ts";
import { isNegative, isZero } from "#core/money/compare.ts";
import { differenceOf, lastCount } from "#core/sales/cash-drop.ts";
import type { DaySalesActor, DaySalesQuery } from "#core/sales/day-sales.machine.ts";
import { salesByCourier, type DaySales } from "#core/sales/day-sales.ts";
import { Button } from "#ui/design/button/button.tsx";
import { late } from "#ui/errors/late.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useModal } from "#ui/modal/use-modal.ts";
import { SalesTable } from "./sales-table.tsx";
import * as styles from "./sales.css.ts";

const CashSheet = late(async () => (await import("./cash-sheet.tsx")).CashSheet);

export interface CashTablesProps {
  readonly day: DaySales;
  readonly actor: DaySalesActor;
  readonly query: DaySalesQuery;
  readonly timezone: string;
  readonly mayCount: boolean;
}

/** What each courier brought and has still to hand in, and what was handed in (COURIER-13). */
export function CashTables({ day, actor, query, timezone, mayCount }: CashTablesProps): ReactElement {
  const { t, format } = useI18n();
  const words = t.sales;
  const sheet = useModal(`operations.cash.${query.locationId}`);
  const [opening, setOpening] = useState<{ readonly n: number; readonly subject: CashCountSubject } | null>(
    null,
  );
  const count = (subject: CashCountSubject): void => {
    setOpening((before) => ({ n: (before?.n ?? 0) + 1, subject }));
    sheet.open();
  };
  const couriers = salesByCourier(day);
  return (
    <>
      {couriers.length > 0 && (
        <SalesTable
          isWide
          title={words.byCourier()}
          columns={[words.courier(), words.orders(), words.total(), words.cash(), words.handingIn()]}
          rows={couriers.map(({ courier, orders, total, cash, due, openOrders }) => ({
            key: courier.employeeId ?? courier.name,
            name: courier.name,
            figures: [
              format.count(orders),
              format.money(total),
              format.money(due),
              openOrders === 0 ? (
                isZero(cash) ? (
                  words.noCash()
                ) : (
                  words.nothingDue()
                )
              ) : mayCount ? (
                <span key="count" className={styles.action}>
                  <Button
                    size="md"
                    look="soft"
                    aria-label={words.countOf({ courier: courier.name })}
                    onPress={() => count({ type: "first", courier })}
                  >
                    {words.count()}
                  </Button>
                </span>
              ) : (
                words.waiting()
              ),
            ],
          }))}
        />
      )}
      {day.drops.length > 0 && (
        <SalesTable
          isWide
          title={words.drops()}
          columns={[
            words.courier(),
            words.due(),
            words.counted(),
            words.difference(),
            words.countedBy(),
            words.again(),
          ]}
          rows={day.drops.map((drop) => {
            const last = lastCount(drop);
            const difference = differenceOf(drop);
            return {
              key: drop.id,
              name: drop.courier.name,
              figures: [
                format.money(drop.due),
                last === null ? "" : format.money(last.counted),
                difference === null || isZero(difference) ? (
                  words.none()
                ) : (
                  <span key="difference" className={isNegative(difference) ? styles.missing : undefined}>
                    {format.money(difference)}
                  </span>
                ),
                last === null ? (
                  ""
                ) : (
                  <span key="by">
                    {words.byAt({ name: last.by, time: format.time(last.at, timezone) })}
                    {last.note !== null && (
                      <bdi key="note" className={styles.note}>
                        {last.note}
                      </bdi>
                    )}
                  </span>
                ),
                mayCount ? (
                  <span key="again" className={styles.action}>
                    <Button
                      size="md"
                      look="soft"
                      aria-label={words.recountOf({ courier: drop.courier.name })}
                      onPress={() => count({ type: "again", drop })}
                    >
                      {words.recount()}
                    </Button>
                  </span>
                ) : (
                  format.count(drop.counts.length)
                ),
              ],
            };
          })}
        />
      )}
      {opening !== null && (
        <Suspense>
          <CashSheet
            key={opening.n}
            actor={actor}
            query={query}
            subject={opening.subject}
            isOpen={sheet.isOpen}
            layer={sheet.layer}
            onClose={sheet.close}
          />
        </Suspense>
      )}
    </>
  );
}
