import type { ReactElement } from "react";
import { ChoiceGroup } from "./choice-group.tsx";
import * as styles from "./radio-group.css.ts";

interface CheckChipsProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** Hides the label from sight where the place explains it. */
  readonly labelHidden?: boolean | undefined;
  readonly error?: string | undefined;
  readonly values: readonly Value[];
  readonly onToggle: (value: Value) => void;
}

/** Any of several, as pills that wrap: native checkboxes. */
export function CheckChips<const Value extends string>(props: CheckChipsProps<Value>): ReactElement {
  const { label, labelHidden, options, error, values, onToggle } = props;
  return (
    <ChoiceGroup label={label} labelHidden={labelHidden} look="chips" error={error}>
      {options.map((option) => (
        <label key={option.value} className={styles.pill}>
          <input
            type="checkbox"
            className={styles.cover}
            aria-invalid={error !== undefined || undefined}
            checked={values.includes(option.value)}
            onChange={() => onToggle(option.value)}
          />
          {option.label}
        </label>
      ))}
    </ChoiceGroup>
  );
}
