import { useId, type ReactElement } from "react";
import type { HourSum } from "#core/sales/dashboard/dashboard.ts";
import { heatMap } from "#core/sales/dashboard/heat-map.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./dashboard.css.ts";
import * as heatStyles from "./heat-map.css.ts";
import { FileLink } from "./file-link.tsx";

interface HeatMapTableProps {
  readonly hours: readonly HourSum[];
  readonly file: string;
}

/** Orders by weekday and hour: a table whose cells are the darker the more was ordered, each with its number. */
export function HeatMapTable({ hours, file }: HeatMapTableProps): ReactElement | null {
  const { t, format } = useI18n();
  const words = t.dashboard;
  const id = useId();
  const map = heatMap(hours);
  if (map === null) return null;
  return (
    <section className={styles.wideSection}>
      <header className={styles.sectionHead}>
        <div>
          <h2 id={id} className={styles.heading}>
            {words.heatMap()}
          </h2>
          <p className={styles.hint}>{words.heatMapText()}</p>
        </div>
        <FileLink href={file} of={words.heatMap()} />
      </header>
      <div className={styles.tableFrame} tabIndex={0} role="region" aria-labelledby={id}>
        <table className={heatStyles.heatMap}>
          <thead>
            <tr>
              <th scope="col" className={heatStyles.heatHead}>
                {words.weekday()}
              </th>
              {map.hours.map((hour) => (
                <th key={hour} scope="col" className={heatStyles.heatHead}>
                  {hour}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {map.rows.map(({ weekday, cells }) => (
              <tr key={weekday}>
                <th scope="row" className={heatStyles.heatDay}>
                  {format.weekday(weekday)}
                </th>
                {cells.map(({ orders, heat }, index) => (
                  <td key={map.hours[index]} className={heatStyles.heat[heat]}>
                    {orders === 0 ? "" : format.count(orders)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
