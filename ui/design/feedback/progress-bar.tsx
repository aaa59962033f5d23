import { useId, type ReactElement } from "react";
import * as styles from "./progress-bar.css.ts";
import { visuallyHidden } from "../visually-hidden.css.ts";

interface ProgressBarProps {
  readonly label: string;
  readonly labelHidden?: boolean | undefined;
  /** 0 to `max`; absent while it cannot be known. */
  readonly value?: number | undefined;
  readonly max?: number | undefined;
}

/** How much of a long work is done; a native progress element, so its width needs no style attribute. */
export function ProgressBar({ label, labelHidden, value, max = 100 }: ProgressBarProps): ReactElement {
  const id = useId();
  return (
    <div className={styles.frame}>
      <label htmlFor={id} className={labelHidden === true ? visuallyHidden : undefined}>
        {label}
      </label>
      <progress id={id} className={styles.bar} value={value} max={max} />
    </div>
  );
}
