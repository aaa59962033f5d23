import type { ReactElement } from "react";
import { Input } from "react-aria-components/Input";
import { TextField } from "react-aria-components/TextField";
import { FieldError } from "#ui/design/field/field-error.tsx";
import { field } from "#ui/design/field/field.css.ts";
import * as styles from "./price-table.css.ts";

interface PriceFieldProps {
  readonly label: string;
  /** What it costs now, to be seen where nothing is typed. */
  readonly placeholder: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly isDisabled: boolean;
  readonly onChange: (text: string) => void;
}

const MAX_LENGTH = 12;

/** A new price in a row whose words are its label. */
export function PriceField(props: PriceFieldProps): ReactElement {
  const { label, placeholder, value, error, isDisabled, onChange } = props;
  return (
    <TextField
      className={field}
      aria-label={label}
      isInvalid={error !== undefined}
      isDisabled={isDisabled}
      validationBehavior="aria"
      inputMode="decimal"
      autoComplete="off"
      maxLength={MAX_LENGTH}
      value={value}
      onChange={onChange}
    >
      <Input className={styles.input} placeholder={placeholder} />
      <FieldError message={error} />
    </TextField>
  );
}
