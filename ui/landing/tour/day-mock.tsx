import type { ReactElement } from "react";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./day-mock.css.ts";

// Made up: hours of an evening, the highest at eight.
const HOURS = [14, 20, 26, 18, 16, 30, 44, 60, 52, 34] as const;
const HIGHEST = Math.max(...HOURS);
const STEP = 30;
const WIDTH = 20;

/** The end of a day, as a picture. */
export function DayMock(): ReactElement {
  const { t, format } = useI18n();
  const { tour } = t.landing;
  return (
    <div className={styles.day}>
      <span className={styles.title}>{tour.mockDay()}</span>
      <span className={styles.amount}>{format.money({ amount: "4820.00", currency: "RON" })}</span>
      <svg className={styles.chart} viewBox={`0 0 ${HOURS.length * STEP - STEP + WIDTH} ${HIGHEST}`}>
        {HOURS.map((height, hour) => (
          <rect
            key={`${hour + 12}`}
            x={hour * STEP}
            y={HIGHEST - height}
            width={WIDTH}
            height={height}
            rx="5"
            className={height === HIGHEST ? styles.peak : undefined}
          />
        ))}
      </svg>
      <span className={styles.row}>
        <span>{tour.mockCash()}</span>
        <span>{format.money({ amount: "640.00", currency: "RON" })}</span>
      </span>
      <span className={styles.row}>
        <span>{tour.mockVat()}</span>
        <span>{format.money({ amount: "477.66", currency: "RON" })}</span>
      </span>
    </div>
  );
}
