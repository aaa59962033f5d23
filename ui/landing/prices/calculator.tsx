import { useId, useState, type ReactElement } from "react";
import { marketplaceCommission } from "#core/landing/commission.ts";
import type { Money } from "#core/money/money.ts";
import { usePageSettings } from "#ui/app/page-settings.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { AmountSlider } from "./amount-slider.tsx";
import * as styles from "./calculator.css.ts";
import { SavingResult } from "./saving-result.tsx";

function lei(amount: string): Money<"RON"> {
  return { amount: `${amount}.00`, currency: "RON" };
}

/** Calculates what a commission costs from the reader's own figures, and what is saved where there is a price. */
export function Calculator(): ReactElement {
  const { t, format } = useI18n();
  const id = useId();
  const price = usePageSettings().ownerTerms?.monthlyPrice ?? null;
  const [orders, setOrders] = useState("500");
  const [average, setAverage] = useState("90");
  const [count, value] = [Number(orders), lei(average)];
  return (
    <div role="group" aria-labelledby={id} className={styles.calculator}>
      <p id={id} className={styles.title}>
        {t.landing.calculatorTitle()}
      </p>
      <AmountSlider
        label={t.landing.calculatorOrders()}
        value={orders}
        text={t.landing.calculatorOrdersValue({ n: count })}
        limits={{ min: 50, max: 3000, step: 50 }}
        onChange={setOrders}
      />
      <AmountSlider
        label={t.landing.calculatorAverage()}
        value={average}
        text={format.money(value)}
        limits={{ min: 30, max: 250, step: 5 }}
        onChange={setAverage}
      />
      {price === null ? (
        <output className={styles.result}>
          <span className={styles.amount}>{format.money(marketplaceCommission(value, count))}</span>
          <span>{t.landing.calculatorResult()}</span>
        </output>
      ) : (
        <SavingResult average={value} orders={count} price={price} />
      )}
    </div>
  );
}
