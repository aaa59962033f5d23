import type { ReactElement } from "react";
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import type { SeriesStep } from "#core/sales/dashboard/series-steps.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { vars } from "#ui/design/theme/theme.css.ts";
import { stepName } from "./step-name.ts";
import * as styles from "./dashboard.css.ts";

interface SalesChartProps {
  readonly steps: readonly SeriesStep[];
  readonly title: string;
}

const HEIGHT = 280;
const { color } = vars;

/** Bars of net sales, and a line of the period before; arrow keys move through it. */
export function SalesChart({ steps, title }: SalesChartProps): ReactElement {
  const i18n = useI18n();
  const { t, format } = i18n;
  const words = t.dashboard;
  const hasBefore = steps.some(({ before }) => before !== null);
  const points = steps.map((step) => ({
    name: stepName(i18n, step),
    // The height of a bar, not an amount: what is read is the text.
    height: heightOf(step),
    heightBefore: step.before === null ? null : heightOf(step.before),
    text: format.money(step.netSales),
    textBefore: step.before === null ? null : format.money(step.before.netSales),
    orders: step.orders,
  }));
  return (
    <figure className={styles.chartFrame}>
      <figcaption className={styles.legend}>
        <span className={styles.legendBar}>{words.thisPeriod()}</span>
        {hasBefore && <span className={styles.legendLine}>{words.periodBefore()}</span>}
      </figcaption>
      <div className={styles.chart} role="group" aria-label={words.chartText({ title })}>
        <ResponsiveContainer width="100%" height={HEIGHT}>
          <ComposedChart data={points} margin={{ top: 8, right: 0, bottom: 0, left: 0 }} accessibilityLayer>
            <CartesianGrid vertical={false} stroke={color.line} />
            <XAxis
              dataKey="name"
              tickLine={false}
              stroke={color.lineStrong}
              tick={{ fill: color.inkMuted, fontSize: 12 }}
              minTickGap={12}
            />
            <YAxis
              width={56}
              axisLine={false}
              tickLine={false}
              tick={{ fill: color.inkMuted, fontSize: 12 }}
              tickFormatter={(units: number) => format.count(units)}
            />
            <Tooltip
              cursor={{ fill: color.hover }}
              isAnimationActive={false}
              content={({ active, payload }) => {
                const point = points.find(({ name }) => name === payload?.[0]?.payload?.name);
                if (active !== true || point === undefined) return null;
                return (
                  <div className={styles.tip}>
                    <p className={styles.tipName}>{point.name}</p>
                    <p>{point.text}</p>
                    <p className={styles.hint}>{words.ordersCount({ n: point.orders })}</p>
                    {point.textBefore !== null && (
                      <p className={styles.hint}>{words.before({ value: point.textBefore })}</p>
                    )}
                  </div>
                );
              }}
            />
            <Bar
              dataKey="height"
              fill={color.accent}
              radius={[4, 4, 0, 0]}
              maxBarSize={48}
              isAnimationActive={false}
            />
            {hasBefore && (
              <Line
                dataKey="heightBefore"
                stroke={color.inkSubtle}
                strokeDasharray="4 4"
                strokeWidth={2}
                dot={false}
                isAnimationActive={false}
              />
            )}
          </ComposedChart>
        </ResponsiveContainer>
      </div>
    </figure>
  );
}

function heightOf({ netSales }: Pick<SeriesStep, "netSales">): number {
  return Number.parseFloat(netSales.amount);
}
