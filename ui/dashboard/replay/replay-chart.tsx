import type { ReactElement } from "react";
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { replayHours } from "#core/sales/replay/replay-plan.ts";
import type { ReplayCounts, ReplayedOrder } from "#core/sales/replay/replay.ts";
import { formatMinuteOfDay } from "#core/time/local-time.ts";
import { vars } from "#ui/design/theme/theme.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as dashboard from "../dashboard.css.ts";
import * as styles from "./replay.css.ts";

interface ReplayChartProps {
  readonly orders: readonly ReplayedOrder[];
  readonly timezone: string;
}

const HEIGHT = 300;
const { color } = vars;

// From the bottom up, so that what went wrong stands on top.
const STACK = [
  { result: "onTime", fill: color.success },
  { result: "open", fill: color.lineControl },
  { result: "late", fill: color.warn },
  { result: "lost", fill: color.danger },
] as const;
const PAST_OPACITY = 0.4;

/** Two columns for each hour: what happened, paler, and what would have. */
export function ReplayChart({ orders, timezone }: ReplayChartProps): ReactElement {
  const { t, format } = useI18n();
  const words = t.dashboard.replay;
  const hours = replayHours(orders, timezone);
  const points = hours.map(({ hour, happened, replayed }) => ({
    name: formatMinuteOfDay(hour * 60),
    happened,
    replayed,
  }));
  const line = (side: string, counts: ReplayCounts): string =>
    words.tip({
      side,
      onTime: format.count(counts.onTime),
      late: format.count(counts.late),
      lost: format.count(counts.lost),
    });
  return (
    <figure className={dashboard.chartFrame}>
      <figcaption className={dashboard.legend}>
        {STACK.filter(({ result }) => result !== "open").map(({ result }) => (
          <span key={result} className={styles.mark[result]}>
            {words.results[result]()}
          </span>
        ))}
        <span>{words.legend()}</span>
      </figcaption>
      <div
        className={dashboard.chart}
        role="group"
        aria-label={t.dashboard.chartText({ title: words.chart() })}
      >
        <ResponsiveContainer width="100%" height={HEIGHT}>
          <BarChart
            data={points}
            margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
            barGap={2}
            barCategoryGap="24%"
            accessibilityLayer
          >
            <CartesianGrid vertical={false} stroke={color.line} />
            <XAxis
              dataKey="name"
              tickLine={false}
              stroke={color.lineStrong}
              tick={{ fill: color.inkMuted, fontSize: 12 }}
              minTickGap={12}
            />
            <YAxis
              width={36}
              axisLine={false}
              tickLine={false}
              allowDecimals={false}
              tick={{ fill: color.inkMuted, fontSize: 12 }}
            />
            <Tooltip
              cursor={{ fill: color.hover }}
              isAnimationActive={false}
              content={({ active, payload }) => {
                const point = points.find(({ name }) => name === payload?.[0]?.payload?.name);
                if (active !== true || point === undefined) return null;
                return (
                  <div className={dashboard.tip}>
                    <p className={dashboard.tipName}>{point.name}</p>
                    <p className={dashboard.hint}>{line(words.was(), point.happened)}</p>
                    <p>{line(words.wouldBe(), point.replayed)}</p>
                  </div>
                );
              }}
            />
            {(["happened", "replayed"] as const).flatMap((of) =>
              STACK.map(({ result, fill }) => (
                <Bar
                  key={`${of} ${result}`}
                  stackId={of}
                  dataKey={`${of}.${result}`}
                  fill={fill}
                  fillOpacity={of === "happened" ? PAST_OPACITY : 1}
                  maxBarSize={28}
                  isAnimationActive={false}
                />
              )),
            )}
          </BarChart>
        </ResponsiveContainer>
      </div>
    </figure>
  );
}
