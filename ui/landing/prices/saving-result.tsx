import type { ReactElement } from "react";
import { breakEvenOrders, directSaving } from "#core/landing/commission.ts";
import { isNegative } from "#core/money/compare.ts";
import type { Money } from "#core/money/money.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./calculator.css.ts";

interface SavingResultProps {
  readonly average: Money<"RON">;
  readonly orders: number;
  readonly price: Money<"RON">;
}

/** The commission next to the price, what is saved, and from how many orders on. */
export function SavingResult({ average, orders, price }: SavingResultProps): ReactElement {
  const { t, format } = useI18n();
  const { prices } = t.landing;
  const { commission, monthly, yearly } = directSaving(average, orders, price);
  const breakEven = breakEvenOrders(average, price);
  return (
    <>
      <output className={styles.result}>
        <span className={styles.parts}>
          <span className={styles.part}>
            <span>{prices.calculatorMarketplace()}</span>
            <span>{format.money(commission)}</span>
          </span>
          <span className={styles.part}>
            <span>{prices.calculatorPrice()}</span>
            <span>{format.money(price)}</span>
          </span>
        </span>
        <span className={styles.amount}>{format.money(monthly)}</span>
        <span>
          {isNegative(monthly)
            ? prices.calculatorBelow()
            : prices.calculatorSaved({ yearly: format.money(yearly) })}
        </span>
      </output>
      {breakEven !== null && <p className={styles.foot}>{prices.calculatorBreakEven({ n: breakEven })}</p>}
    </>
  );
}
