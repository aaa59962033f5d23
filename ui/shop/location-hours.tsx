import type { ReactElement } from "react";
import type { FulfillmentMethod } from "#core/fulfillment/fulfillment-method.ts";
import type { OpeningInterval } from "#core/shop/opening-hours.ts";
import { comingExceptions, isAllDay, weekOf } from "#core/shop/week.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import type { I18n } from "#ui/i18n/i18n.ts";
import type { PlaceOfOrder } from "#ui/menu/use-place-of-order.ts";
import * as styles from "./location-screen.css.ts";

interface LocationHoursProps {
  readonly place: PlaceOfOrder;
  readonly method: FulfillmentMethod;
}

/** The week of one method with today marked, and the dated exceptions that are to come. */
export function LocationHours({ place, method }: LocationHoursProps): ReactElement {
  const i18n = useI18n();
  const { L, format } = i18n;
  const { location, shop, now } = place;
  const exceptions = comingExceptions(location, now, shop.timezone).filter(
    (exception) => exception.method === null || exception.method === method,
  );
  return (
    <section>
      <h2 className={styles.title}>{L.shop.hoursFor({ method: L.fulfillment[method]() })}</h2>
      <table className={styles.table}>
        <tbody>
          {weekOf(location, method, now, shop.timezone).map(({ weekday, intervals, isToday }) => (
            <tr key={weekday} className={styles.row} data-today={isToday || undefined}>
              <th scope="row" className={styles.day}>
                {format.weekday(weekday)}
                {isToday && <span className={styles.today}>{L.time.today()}</span>}
              </th>
              <td className={styles.hours}>{hoursText(i18n, intervals)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {exceptions.length > 0 && (
        <>
          <h3 className={styles.title}>{L.shop.exceptions()}</h3>
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

function hoursText({ L }: I18n, intervals: readonly OpeningInterval[]): string {
  if (intervals.length === 0) return L.shop.closedDay();
  if (isAllDay(intervals)) return L.shop.openNonStop();
  return intervals.map(([from, to]) => L.time.between({ from, to })).join(", ");
}
