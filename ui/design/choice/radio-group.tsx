// Not react-aria-components' RadioGroup: a shop's first page has one before scripts run, and that one is 14.0 KiB of brotli.
import { useId, type ReactElement, type ReactNode } from "react";
import { ChoiceGroup, type ChoiceGroupProps } from "./choice-group.tsx";
import { ChoiceRow } from "./choice-row.tsx";
import * as styles from "./radio-group.css.ts";

interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** Before the label of a segment. */
  readonly icon?: ReactNode;
  /** Under the label of a row or a card. */
  readonly description?: ReactNode;
  /** At the far end of a row or a card, e.g. a price difference; a word after the label of a pill. */
  readonly trail?: ReactNode;
  readonly isDisabled?: boolean | undefined;
}

interface RadioGroupProps<Value extends string> extends ChoiceGroupProps {
  readonly options: readonly RadioOption<Value>[];
  /** Null while nothing is chosen. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** Wrong although no error stands under it, because the description says so. */
  readonly isInvalid?: boolean | undefined;
}

/** One of several: native radios, so arrow keys and names are the browser's. */
export function RadioGroup<const Value extends string>(props: RadioGroupProps<Value>): ReactElement {
  const { options, value, onChange, isInvalid = false, ...group } = props;
  const { look, error } = group;
  const name = useId();
  return (
    <ChoiceGroup {...group}>
      {options.map((option) => {
        const input = {
          type: "radio",
          name,
          value: option.value,
          checked: option.value === value,
          disabled: option.isDisabled,
          "aria-invalid": isInvalid || error !== undefined || undefined,
          onChange: () => onChange(option.value),
        } as const;
        if (look === "row" || look === "card" || look === "edge")
          return (
            <ChoiceRow
              {...input}
              key={option.value}
              look={look}
              label={option.label}
              description={option.description}
              trail={option.trail}
            />
          );
        return (
          <label key={option.value} className={look === "segments" ? styles.segment : styles.pill}>
            <input {...input} className={styles.cover} />
            {option.icon}
            {option.label}
            {option.trail !== undefined && <span className={styles.note}>{option.trail}</span>}
          </label>
        );
      })}
    </ChoiceGroup>
  );
}
