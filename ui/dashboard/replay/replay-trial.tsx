import { Suspense, useId, useMemo, useState, type ReactElement } from "react";
import { replayDay } from "#core/sales/replay/replay-day.ts";
import {
  asItIs,
  REPLAY_CAPACITY,
  REPLAY_MINUTES,
  type ReplayPlan,
  withCapacity,
  withMinutes,
} from "#core/sales/replay/replay-plan.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Switch } from "#ui/design/choice/switch.tsx";
import { SliderField } from "#ui/design/field/slider-field.tsx";
import { late } from "#ui/errors/late.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as dashboard from "../dashboard.css.ts";
import { ReplayFigures } from "./replay-figures.tsx";
import { ReplayTables } from "./replay-tables.tsx";
import * as styles from "./replay.css.ts";

const ReplayChart = late(async () => (await import("./replay-chart.tsx")).ReplayChart);

interface ReplayTrialProps {
  readonly plan: ReplayPlan;
}

/** The sliders, and what the day would have been with them. */
export function ReplayTrial({ plan }: ReplayTrialProps): ReactElement {
  const { t, format } = useI18n();
  const words = t.dashboard.replay;
  const id = useId();
  const [settings, setSettings] = useState(asItIs(plan));
  const orders = useMemo(() => replayDay(plan, settings), [plan, settings]);
  const { preparationMinutes } = settings;
  const { orders: capacity } = settings.capacity;
  return (
    <>
      <section className={dashboard.section} aria-labelledby={id}>
        <header className={dashboard.sectionHead}>
          <h2 id={id} className={dashboard.heading}>
            {words.settings()}
          </h2>
          <Button size="md" color="white" onPress={() => setSettings(asItIs(plan))}>
            {words.reset()}
          </Button>
        </header>
        <div className={styles.sliders}>
          <SliderField
            label={words.minutes()}
            limits={REPLAY_MINUTES}
            unit="minute"
            value={preparationMinutes ?? plan.preparationMinutes.pickup}
            text={
              preparationMinutes === null
                ? words.asPromised()
                : words.minutesValue({ n: format.count(preparationMinutes) })
            }
            onChange={(minutes) => setSettings(withMinutes(settings, minutes))}
          />
          <div className={styles.capacity}>
            <SliderField
              label={words.capacity()}
              limits={REPLAY_CAPACITY}
              value={capacity ?? REPLAY_CAPACITY.max}
              text={capacity === null ? words.noLimit() : format.count(capacity)}
              isDisabled={capacity === null}
              onChange={(chosen) => setSettings(withCapacity(settings, chosen))}
            />
            <Switch
              label={words.withoutLimit()}
              isSelected={capacity === null}
              onChange={(isOff) =>
                setSettings(
                  withCapacity(settings, isOff ? null : (plan.capacity.orders ?? REPLAY_CAPACITY.max)),
                )
              }
            />
          </div>
        </div>
      </section>
      <ReplayFigures orders={orders} />
      <section className={dashboard.section} aria-label={words.chart()}>
        <h2 className={dashboard.heading}>{words.chart()}</h2>
        <Suspense fallback={<div className={dashboard.chart} />}>
          <ReplayChart orders={orders} timezone={plan.timezone} />
        </Suspense>
        <ReplayTables orders={orders} timezone={plan.timezone} />
      </section>
    </>
  );
}
