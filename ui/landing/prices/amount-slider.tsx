import { useId, type ReactElement } from "react";
import * as styles from "./calculator.css.ts";

interface AmountSliderProps {
  readonly label: string;
  readonly value: string;
  /** The value in words. */
  readonly text: string;
  readonly limits: { readonly min: number; readonly max: number; readonly step: number };
  readonly onChange: (value: string) => void;
}

/** A slider with its value in words. */
export function AmountSlider({ label, value, text, limits, onChange }: AmountSliderProps): ReactElement {
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
