import { useState, type ReactElement } from "react";
import { Button } from "#ui/design/button/button.tsx";
import { useFormElement } from "#ui/form/use-form-element.ts";
import { EXAMPLES } from "./examples.ts";
import { EventField, fieldText, fieldValue } from "./event-field.tsx";
import { exampleOf, problemOf, type EventShape } from "./shape.ts";
import type { SeenEvent } from "../trace/sighting.ts";
import * as styles from "./event-form.css.ts";

interface EventFormProps {
  readonly shape: EventShape;
  readonly onSend: (event: SeenEvent) => void;
}

/** The fields of an event, filled with an example, and the button that sends it. */
export function EventForm({ shape, onSend }: EventFormProps): ReactElement {
  const { type, fields } = shape;
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(
    () =>
      new Map(
        fields.map((field) => [
          field.name,
          fieldText(field, field.isOptional ? undefined : exampleOf(field.shape, EXAMPLES)),
        ]),
      ),
  );
  const [isChecked, setChecked] = useState(false);
  const read = fields.map((field) => {
    const { value, problem } = fieldValue(field, texts.get(field.name) ?? "");
    const isLeftOut = value === undefined && field.isOptional;
    return {
      field,
      value,
      problem: problem ?? (isLeftOut ? null : problemOf(value, field.shape, field.name)),
    };
  });
  const { element } = useFormElement({
    submit: () => {
      setChecked(true);
      if (read.some(({ problem }) => problem !== null)) return;
      const values = read.flatMap(({ field, value }) =>
        value === undefined ? [] : [[field.name, value] as const],
      );
      onSend({ ...Object.fromEntries(values), type });
    },
  });
  return (
    <form {...element} className={styles.form} aria-label={`Event ${type}`}>
      {read.map(({ field, problem }) => (
        <EventField
          key={field.name}
          field={field}
          text={texts.get(field.name) ?? ""}
          error={isChecked ? (problem ?? undefined) : undefined}
          onChange={(text) => setTexts(new Map(texts).set(field.name, text))}
        />
      ))}
      <Button type="submit" size="sm" color="accent">
        Send
      </Button>
    </form>
  );
}
