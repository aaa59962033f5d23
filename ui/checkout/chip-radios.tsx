import { useId, type ReactElement } from "react";
import { visuallyHidden } from "#ui/design/visually-hidden.css.ts";
import * as styles from "./chip-radios.css.ts";

interface Chip {
  readonly value: string;
  readonly label: string;
  /** A word next to the label, such as "busy". */
  readonly note?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

interface ChipRadiosProps {
  readonly label: string;
  readonly labelHidden?: boolean | undefined;
  readonly chips: readonly Chip[];
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  readonly layout?: "chips" | "grid" | "strip" | undefined;
}

const LAYOUTS = { chips: styles.chips, grid: styles.grid, strip: styles.strip };

/** One of several short choices as pills: native radios, so arrow keys move between them. */
export function ChipRadios(props: ChipRadiosProps): ReactElement {
  const { label, labelHidden = false, chips, value, onChange, layout = "chips" } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className={labelHidden ? visuallyHidden : styles.legend}>{label}</legend>
      <div className={LAYOUTS[layout]}>
        {chips.map((chip) => (
          <label key={chip.value} className={styles.choice}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={chip.value}
              checked={chip.value === value}
              disabled={chip.isDisabled}
              onChange={() => onChange(chip.value)}
            />
            {chip.label}
            {chip.note !== undefined && <span className={styles.note}>{chip.note}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
