import { useId, type ReactElement, type ReactNode } from "react";
import * as styles from "./choice.css.ts";
import * as fieldStyles from "../field/field.css.ts";
import { FailureIcon } from "../icons/status.tsx";
import { visuallyHidden } from "../visually-hidden.css.ts";

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  /** At the far end of the row, e.g. a price difference. */
  readonly trail?: ReactNode;
  readonly isDisabled?: boolean | undefined;
}

interface RadioGroupProps {
  readonly label: ReactNode;
  readonly labelHidden?: boolean | undefined;
  readonly options: readonly RadioOption[];
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  readonly name?: string | undefined;
  readonly error?: string | undefined;
  readonly look?: "plain" | "row" | "card" | undefined;
}

const looks = { plain: styles.choice, row: styles.row, card: styles.card };

/** One of several: a fieldset of native radios, so arrow keys and names are the browser's. */
export function RadioGroup(props: RadioGroupProps): ReactElement {
  const { label, labelHidden, options, value, onChange, error, look = "plain" } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={error === undefined ? undefined : `${id}-e`}>
      <legend className={labelHidden === true ? visuallyHidden : styles.legend}>{label}</legend>
      <div className={look === "card" ? styles.cards : styles.group}>
        {options.map((option) => (
          <label key={option.value} className={looks[look]}>
            <input
              type="radio"
              className={styles.radio}
              name={props.name ?? id}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={
                props.defaultValue === undefined ? undefined : props.defaultValue === option.value
              }
              disabled={option.isDisabled}
              aria-invalid={error !== undefined || undefined}
              onChange={() => onChange?.(option.value)}
            />
            <span className={styles.words}>
              <span className={styles.name}>{option.label}</span>
              {option.description !== undefined && (
                <span className={styles.description}>{option.description}</span>
              )}
            </span>
            {option.trail !== undefined && <span className={styles.trail}>{option.trail}</span>}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-e`} className={fieldStyles.error}>
          <FailureIcon size={16} />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
