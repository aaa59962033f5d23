import type { HTMLInputTypeAttribute, ReactElement, ReactNode, Ref } from "react";
import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { Text } from "react-aria-components/Text";
import { TextArea } from "react-aria-components/TextArea";
import { TextField as AriaTextField } from "react-aria-components/TextField";
import { classNames } from "../class-names.ts";
import { FieldError } from "./field-error.tsx";
import * as fieldStyles from "./field.css.ts";
import { withinLength } from "./within-length.ts";
import * as styles from "./text-field.css.ts";

export interface TextFieldProps {
  readonly label: string;
  /** Follows the label when the field may stay empty, e.g. "optional". */
  readonly optionalLabel?: string | undefined;
  readonly name?: string | undefined;
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly error?: string | undefined;
  readonly description?: ReactNode;
  readonly placeholder?: string | undefined;
  readonly type?: HTMLInputTypeAttribute | undefined;
  readonly inputMode?: "text" | "numeric" | "decimal" | "tel" | "email" | "search" | undefined;
  readonly autoComplete?: string | undefined;
  /** In characters; typing and pasting stop there. */
  readonly maxLength?: number | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly isRequired?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  /** `code` shows six digits far apart. */
  readonly look?: "text" | "code" | undefined;
  /** Several lines, as many at first; grows with the text. */
  readonly rows?: number | undefined;
  readonly lead?: ReactNode;
  readonly trail?: ReactNode;
  readonly className?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

/** One line of text, or several, with label, description and error tied together. Validation is ours, never the browser's. */
export function TextField(props: TextFieldProps): ReactElement {
  const {
    label,
    optionalLabel,
    error,
    description,
    placeholder,
    look,
    rows,
    lead,
    trail,
    className,
    inputRef,
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
      {rows !== undefined ? (
        <TextArea dir="auto" className={styles.area} rows={rows} placeholder={placeholder} />
      ) : (
        <div className={styles.frame}>
          {lead !== undefined && <span className={styles.lead}>{lead}</span>}
          <Input
            ref={inputRef}
            dir="auto"
            placeholder={placeholder}
            className={classNames(
              fieldStyles.control,
              look === "code" && styles.code,
              lead !== undefined && styles.withLead,
              trail !== undefined && styles.withTrail,
            )}
          />
          {trail !== undefined && (
            <span className={typeof trail === "string" ? styles.unit : styles.trail}>{trail}</span>
          )}
        </div>
      )}
      {description !== undefined && (
        <Text slot="description" className={fieldStyles.description}>
          {description}
        </Text>
      )}
      <FieldError message={error} />
    </AriaTextField>
  );
}
