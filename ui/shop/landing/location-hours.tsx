import type { ReactElement } from "react";
import type { FulfillmentMethod } from "#core/kernel/fulfillment-method.ts";
import type { OpeningInterval } from "#core/shop/opening-hours.ts";
import { comingExceptions, isAllDay, weekOf } from "#core/shop/week.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import type { I18n } from "#ui/i18n/i18n.ts";
import type { PlaceOfOrder } from "../status/use-place-of-order.ts";
import * as styles from "./location-screen.css.ts";

interface LocationHoursProps {
  readonly place: PlaceOfOrder;
  readonly method: FulfillmentMethod;
}

/** The week of one method with today marked, and the dated exceptions that are to come. */
export function LocationHours({ place, method }: LocationHoursProps): ReactElement {
  const i18n = useI18n();
  const { t, format } = i18n;
  const { location, shop, now } = place;
  const exceptions = comingExceptions(location, now, shop.timezone).filter(
    (exception) => exception.method === null || exception.method === method,
  );
  return (
    <section>
      <h2 className={styles.title}>{t.shop.hoursFor({ method: t.fulfillment[method]() })}</h2>
      <table className={styles.table}>
        <tbody>
          {weekOf(location, method, now, shop.timezone).map(({ weekday, intervals, isToday }) => (
            <tr key={weekday} className={styles.row} data-today={isToday || undefined}>
              <th scope="row" className={styles.day}>
                {format.weekday(weekday)}
                {isToday && <span className={styles.today}>{t.time.today()}</span>}
              </th>
              <td className={styles.hours}>{hoursText(i18n, intervals)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {exceptions.length > 0 && (
        <>
          <h3 className={styles.nextTitle}>{t.shop.exceptions()}</h3>
          <table className={styles.table}>
            <tbody>
              {exceptions.map(({ date, intervals }) => (
                <tr key={date} className={styles.row}>
                  <th scope="row" className={styles.day}>
                    {format.longDay(date)}
                  </th>
                  <td className={styles.hours}>{hoursText(i18n, intervals)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}

function hoursText({ t }: I18n, intervals: readonly OpeningInterval[]): string {
  if (intervals.length === 0) return t.shop.closedDay();
  if (isAllDay(intervals)) return t.shop.openNonStop();
  return intervals.map(([from, to]) => t.time.between({ from, to })).join(", ");
}
