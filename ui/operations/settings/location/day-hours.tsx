import { useId, type ReactElement } from "react";
import {
  mayAddHours,
  withHours,
  withMoreHours,
  withoutHours,
  type TypedInterval,
} from "#core/setting/location/typed-hours.ts";
import { Button } from "#ui/design/button/button.tsx";
import { IconButton } from "#ui/design/button/icon-button.tsx";
import { TimeField } from "#ui/design/field/time-field.tsx";
import { PlusIcon } from "#ui/design/icons/controls.tsx";
import { TrashIcon } from "#ui/design/icons/operations.tsx";
import { FailureIcon } from "#ui/design/icons/status.tsx";
import * as fieldStyles from "#ui/design/field/field.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./hours.css.ts";

interface DayHoursProps {
  /** What the day is called. */
  readonly day: string;
  /** What is shown of it, where that is less. */
  readonly shortDay?: string | undefined;
  readonly intervals: readonly TypedInterval[];
  readonly problem: string | undefined;
  readonly onChange: (intervals: readonly TypedInterval[]) => void;
}

/** The hours of one day: none is closed. */
export function DayHours({ day, shortDay, intervals, problem, onChange }: DayHoursProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.settings.location;
  const id = useId();
  const isWrong = problem !== undefined;
  return (
    <div role="group" aria-label={day} className={styles.dayRow}>
      <span className={styles.dayName}>{shortDay ?? day}</span>
      <div className={styles.intervals}>
        {intervals.length === 0 && <span className={styles.closed}>{words.closed()}</span>}
        {intervals.map(({ from, to }, at) => (
          // Stretches of a day have no names of their own, and are only ever added at the end.
          <div key={at} className={styles.interval}>
            <TimeField
              label={words.from({ day })}
              value={from}
              isInvalid={isWrong}
              describedBy={isWrong ? id : undefined}
              onChange={(time) => onChange(withHours(intervals, at, { from: time }))}
            />
            <span aria-hidden="true">–</span>
            <TimeField
              label={words.to({ day })}
              value={to}
              isInvalid={isWrong}
              describedBy={isWrong ? id : undefined}
              onChange={(time) => onChange(withHours(intervals, at, { to: time }))}
            />
            <IconButton
              label={words.removeHours({ from, to, day })}
              onClick={() => onChange(withoutHours(intervals, at))}
            >
              <TrashIcon size={18} />
            </IconButton>
          </div>
        ))}
        {isWrong && (
          <p id={id} className={fieldStyles.error}>
            <FailureIcon size={16} />
            <span>{problem}</span>
          </p>
        )}
      </div>
      {mayAddHours(intervals) && (
        <Button
          size="md"
          look="ghost"
          className={styles.add}
          aria-label={words.addHoursOn({ day })}
          onPress={() => onChange(withMoreHours(intervals))}
        >
          <PlusIcon size={18} />
          {words.addHours()}
        </Button>
      )}
    </div>
  );
}
