import type { ReactElement } from "react";
import type { EntryFormActor } from "#core/draft/entry-form.machine.ts";
import { MAX_CHOICES, type GroupEntry } from "#core/draft/menu-entry.ts";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { NumberStepper } from "#ui/design/field/number-stepper.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./entry-fields.css.ts";

interface GroupFieldsProps {
  readonly form: EntryFormActor;
  readonly entry: GroupEntry;
}

const KINDS = ["single", "several"] as const;

/** How many options of a group must and may be chosen. */
export function GroupFields({ form, entry }: GroupFieldsProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.menuEditor.fields;
  const { singleChoice, minChoices, maxChoices } = entry;
  const change = (part: Partial<GroupEntry>): void =>
    form.send({ type: "entryForm.change", entry: { ...entry, ...part } });
  const stepper = (label: string, value: number, min: number, max: number, set: (next: number) => void) => (
    <div className={styles.step}>
      <span>{label}</span>
      <NumberStepper
        label={label}
        decreaseLabel={`${label}: ${words.less()}`}
        increaseLabel={`${label}: ${words.more()}`}
        value={value}
        min={min}
        max={max}
        onChange={set}
      />
    </div>
  );
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{words.rule()}</legend>
      <RadioGroup
        label={words.rule()}
        labelHidden
        look="segments"
        options={KINDS.map((value) => ({ value, label: words[value]() }))}
        value={singleChoice ? "single" : "several"}
        onChange={(kind) =>
          change(
            kind === "single"
              ? { singleChoice: true, minChoices: Math.min(minChoices, 1), maxChoices: 1 }
              : { singleChoice: false, maxChoices: Math.max(maxChoices, 2) },
          )
        }
      />
      {stepper(words.minimum(), minChoices, 0, maxChoices, (next) => change({ minChoices: next }))}
      {!singleChoice &&
        stepper(words.maximum(), maxChoices, Math.max(1, minChoices), MAX_CHOICES, (next) =>
          change({ maxChoices: next }),
        )}
    </fieldset>
  );
}
