import type { ReactElement } from "react";
import { Label } from "react-aria-components/Label";
import { Text } from "react-aria-components/Text";
import { TextArea as AriaTextArea } from "react-aria-components/TextArea";
import { TextField as AriaTextField } from "react-aria-components/TextField";
import { classNames } from "../class-names.ts";
import { FieldError } from "./field-error.tsx";
import * as fieldStyles from "./field.css.ts";
import { textArea } from "./text-area.css.ts";
import { withinLength } from "./within-length.ts";

interface TextAreaProps {
  readonly label: string;
  readonly optionalLabel?: string | undefined;
  readonly name?: string | undefined;
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly error?: string | undefined;
  /** Under the field, e.g. a count such as "12 / 140". */
  readonly description?: string | undefined;
  readonly placeholder?: string | undefined;
  /** In characters; typing and pasting stop there. */
  readonly maxLength?: number | undefined;
  readonly rows?: number | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Several lines of text; grows with them. */
export function TextArea(props: TextAreaProps): ReactElement {
  const {
    label,
    optionalLabel,
    error,
    description,
    placeholder,
    rows = 3,
    className,
    maxLength,
    ...field
  } = props;
  return (
    <AriaTextField
      {...field}
      {...withinLength(field.onChange, maxLength)}
      className={classNames(fieldStyles.field, className)}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <Label className={fieldStyles.label}>
        {label}
        {optionalLabel !== undefined && <span className={fieldStyles.optional}> · {optionalLabel}</span>}
      </Label>
      <AriaTextArea dir="auto" className={textArea} rows={rows} placeholder={placeholder} />
      {description !== undefined && (
        <Text slot="description" className={fieldStyles.description}>
          {description}
        </Text>
      )}
      <FieldError message={error} />
    </AriaTextField>
  );
}
