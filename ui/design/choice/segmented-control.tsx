import { useId, type ReactElement, type ReactNode } from "react";
import * as styles from "./segmented-control.css.ts";
import { visuallyHidden } from "../visually-hidden.css.ts";

interface Segment {
  readonly value: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean | undefined;
}

interface SegmentedControlProps {
  /** The accessible name of the group. */
  readonly label: string;
  readonly segments: readonly Segment[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly name?: string | undefined;
  readonly fullWidth?: boolean | undefined;
}

/** Two to four choices side by side, e.g. Livrare | Ridicare: native radios, so it works without react-aria. */
export function SegmentedControl(props: SegmentedControlProps): ReactElement {
  const { label, segments, value, onChange, name, fullWidth } = props;
  const id = useId();
  return (
    <fieldset>
      <legend className={visuallyHidden}>{label}</legend>
      <div className={styles.track({ fullWidth })}>
        {segments.map((segment) => (
          <label key={segment.value} className={styles.segment}>
            <input
              type="radio"
              className={styles.input}
              name={name ?? id}
              value={segment.value}
              checked={segment.value === value}
              disabled={segment.isDisabled}
              onChange={() => onChange(segment.value)}
            />
            {segment.icon}
            {segment.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
