import type { ReactElement } from "react";
import { SelectField } from "#ui/design/field/select-field.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import type { Plain } from "../trace/plain.ts";
import { choicesOf, type FieldShape } from "./shape.ts";

interface EventFieldProps {
  readonly field: FieldShape;
  /** What is typed: JSON, but for text, which is itself. */
  readonly text: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

/** One field of an event: a choice where its type is one, a line for text and numbers, else JSON. */
export function EventField({ field, text, error, onChange }: EventFieldProps): ReactElement {
  const { name, shape, isOptional } = field;
  const choices = choicesOf(shape);
  const label = isOptional ? `${name} (may be left out)` : name;
  if (choices !== null) {
    const options = choices.map((choice) => ({ value: JSON.stringify(choice), label: String(choice) }));
    const unset = isOptional ? [{ value: "", label: "left out" }] : [];
    return (
      <SelectField
        label={label}
        options={[...unset, ...options]}
        value={text}
        onChange={onChange}
        error={error}
      />
    );
  }
  const isLine = shape.kind === "text" || shape.kind === "number";
  return (
    <TextField
      label={label}
      value={text}
      onChange={onChange}
      error={error}
      {...(isLine ? {} : { rows: Math.min(8, Math.max(1, text.split("\n").length)) })}
    />
  );
}

/** What a field shows of a value. */
export function fieldText({ shape }: FieldShape, value: Plain | undefined): string {
  if (value === undefined) return "";
  return shape.kind === "text" && typeof value === "string" ? value : JSON.stringify(value, null, 1);
}

/** The value that is typed into a field: undefined where it is left out, null with a problem where it is no JSON. */
export function fieldValue(
  { name, shape, isOptional }: FieldShape,
  text: string,
): { readonly value: Plain | undefined; readonly problem: string | null } {
  if (shape.kind === "text") return { value: text, problem: null };
  if (isOptional && text.trim() === "") return { value: undefined, problem: null };
  try {
    const value: unknown = JSON.parse(text);
    return { value: isPlain(value) ? value : null, problem: null };
  } catch {
    return { value: null, problem: `${name} is not JSON` };
  }
}

// Whatever JSON holds is plain.
function isPlain(value: unknown): value is Plain {
  return value !== undefined;
}
