import { useId, type ReactElement, type ReactNode } from "react";
import * as styles from "./choice.css.ts";
import { ChoiceRow } from "./choice-row.tsx";
import { classNames } from "../class-names.ts";
import * as fieldStyles from "../field/field.css.ts";
import { FailureIcon } from "../icons/status.tsx";

interface CheckboxProps {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly name?: string | undefined;
  readonly isSelected?: boolean | undefined;
  readonly onChange?: ((isSelected: boolean) => void) | undefined;
  readonly isRequired?: boolean | undefined;
  readonly error?: string | undefined;
}

/** A checkbox with its label. */
export function Checkbox(props: CheckboxProps): ReactElement {
  const { label, description, onChange, error } = props;
  const id = useId();
  const described = classNames(description !== undefined && `${id}-d`, error !== undefined && `${id}-e`);
  return (
    <div className={styles.group}>
      <ChoiceRow
        type="checkbox"
        look="plain"
        label={label}
        description={description}
        descriptionId={`${id}-d`}
        name={props.name}
        checked={props.isSelected}
        aria-required={props.isRequired}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={described || undefined}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
      {error !== undefined && (
        <p id={`${id}-e`} className={fieldStyles.error}>
          <FailureIcon size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
