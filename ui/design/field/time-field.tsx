// Not react-aria-components' TimeField: its segments are typed one by one, where a phone's own clock is quicker.
import type { ReactElement } from "react";
import { classNames } from "../class-names.ts";
import * as fieldStyles from "./field.css.ts";
import * as styles from "./time-field.css.ts";

interface TimeFieldProps {
  /** The accessible name; what stands around the field explains it to the eye. */
  readonly label: string;
  /** "HH:mm", or nothing. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isInvalid?: boolean | undefined;
  /** The id of what says why. */
  readonly describedBy?: string | undefined;
}

/** A wall-clock time in a row of them: the browser's own field. */
export function TimeField({ label, value, onChange, isInvalid, describedBy }: TimeFieldProps): ReactElement {
  return (
    <input
      type="time"
      aria-label={label}
      aria-invalid={isInvalid === true || undefined}
      aria-describedby={describedBy}
      className={classNames(fieldStyles.control, styles.time)}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
