import { useId, useState, type ReactElement } from "react";
import { marketplaceCommission } from "#core/landing/commission.ts";
import type { Money } from "#core/money/money.ts";
import { page } from "#ui/design/layout/layout.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as landing from "./landing.css.ts";
import * as styles from "./fees.css.ts";

function lei(amount: string): Money {
  return { amount: `${amount}.00`, currency: "RON" };
}

/** Calculates what a commission costs, from the reader's own figures. */
export function Fees(): ReactElement {
  const { t, format } = useI18n();
  const id = useId();
  const [orders, setOrders] = useState("500");
  const [average, setAverage] = useState("90");
  return (
    <section aria-labelledby={id} className={styles.band}>
      <div className={`${page()} ${landing.section} ${styles.columns}`}>
        <div>
          <h2 id={id} className={landing.heading}>
            {t.landing.feesTitle()}
          </h2>
          <p className={landing.lead}>{t.landing.feesText()}</p>
        </div>
        <div className={styles.calculator}>
          <h3 className={styles.title}>{t.landing.calculatorTitle()}</h3>
          <Slider
            label={t.landing.calculatorOrders()}
            value={orders}
            text={t.landing.calculatorOrdersValue({ n: Number(orders) })}
            limits={{ min: 50, max: 3000, step: 50 }}
            onChange={setOrders}
          />
          <Slider
            label={t.landing.calculatorAverage()}
            value={average}
            text={format.money(lei(average))}
            limits={{ min: 30, max: 250, step: 5 }}
            onChange={setAverage}
          />
          <output className={styles.result}>
            <span className={styles.amount}>
              {format.money(marketplaceCommission(lei(average), Number(orders)))}
            </span>
            <span>{t.landing.calculatorResult()}</span>
          </output>
        </div>
      </div>
    </section>
  );
}

interface SliderProps {
  readonly label: string;
  readonly value: string;
  /** The value in words. */
  readonly text: string;
  readonly limits: { readonly min: number; readonly max: number; readonly step: number };
  readonly onChange: (value: string) => void;
}

function Slider({ label, value, text, limits, onChange }: SliderProps): ReactElement {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.value} aria-hidden="true">
        {text}
      </span>
      <input
        id={id}
        type="range"
        className={styles.slider}
        {...limits}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
