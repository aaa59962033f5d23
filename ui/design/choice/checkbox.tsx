import { useId, type ReactElement, type ReactNode } from "react";
import * as styles from "./choice.css.ts";
import { classNames } from "../class-names.ts";
import * as fieldStyles from "../field/field.css.ts";
import { FailureIcon } from "../icons/status.tsx";

interface CheckboxProps {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  /** At the far end of the row, e.g. a price difference. */
  readonly trail?: ReactNode;
  readonly name?: string | undefined;
  readonly value?: string | undefined;
  readonly isSelected?: boolean | undefined;
  readonly defaultSelected?: boolean | undefined;
  readonly onChange?: ((isSelected: boolean) => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isRequired?: boolean | undefined;
  readonly error?: string | undefined;
  readonly look?: "plain" | "row" | "card" | undefined;
}

const looks = { plain: styles.choice, row: styles.row, card: styles.card };

/** A checkbox with its label; `look` row or card for lists of modifiers. */
export function Checkbox(props: CheckboxProps): ReactElement {
  const { label, description, trail, onChange, error, look = "plain" } = props;
  const id = useId();
  const described = classNames(description !== undefined && `${id}-d`, error !== undefined && `${id}-e`);
  return (
    <div className={styles.group}>
      <label className={looks[look]}>
        <input
          type="checkbox"
          className={styles.checkbox}
          name={props.name}
          value={props.value}
          checked={props.isSelected}
          defaultChecked={props.defaultSelected}
          disabled={props.isDisabled}
          aria-required={props.isRequired}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={described || undefined}
          onChange={(event) => onChange?.(event.currentTarget.checked)}
        />
        <span className={styles.words}>
          <span className={styles.name}>{label}</span>
          {description !== undefined && (
            <span id={`${id}-d`} className={styles.description}>
              {description}
            </span>
          )}
        </span>
        {trail !== undefined && <span className={styles.trail}>{trail}</span>}
      </label>
      {error !== undefined && (
        <p id={`${id}-e`} className={fieldStyles.error}>
          <FailureIcon size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
