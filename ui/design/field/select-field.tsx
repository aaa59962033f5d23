import { useId, type ComponentPropsWithRef, type ReactElement } from "react";
import { classNames } from "../class-names.ts";
import * as fieldStyles from "./field.css.ts";
import { ChevronDownIcon } from "../icons/controls.tsx";
import { FailureIcon } from "../icons/status.tsx";
import * as styles from "./select-field.css.ts";
import { visuallyHidden } from "../visually-hidden.css.ts";

interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

type SelectFieldProps = Omit<ComponentPropsWithRef<"select">, "onChange" | "id" | "children"> & {
  readonly label: string;
  /** Hides the label from sight where the place explains it. */
  readonly labelHidden?: boolean | undefined;
  readonly options: readonly SelectOption[];
  readonly onChange?: ((value: string) => void) | undefined;
  readonly error?: string | undefined;
  readonly description?: string | undefined;
};

/** A native select, since the phone's own picker is better than any copy; no react-aria. */
export function SelectField(props: SelectFieldProps): ReactElement {
  const { label, labelHidden, options, onChange, error, description, className, ...attributes } = props;
  const id = useId();
  return (
    <div className={classNames(fieldStyles.field, className)}>
      <label htmlFor={id} className={labelHidden === true ? visuallyHidden : fieldStyles.label}>
        {label}
      </label>
      <div className={styles.frame}>
        <select
          {...attributes}
          id={id}
          className={styles.select}
          aria-invalid={error !== undefined}
          aria-describedby={
            classNames(
              description !== undefined && `${id}-description`,
              error !== undefined && `${id}-error`,
            ) || undefined
          }
          onChange={(event) => onChange?.(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon className={styles.arrow} />
      </div>
      {description !== undefined && (
        <p id={`${id}-description`} className={fieldStyles.description}>
          {description}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={fieldStyles.error}>
          <FailureIcon size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
