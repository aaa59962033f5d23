import { useState, type ReactElement } from "react";
import { createPersonSwitchForm } from "#core/app/screen/account/create-tablet.ts";
import type { TabletPerson, TabletPlace } from "#core/account/tablet/shared-tablet.ts";
import { PIN_LENGTH } from "#core/account/tablet/staff-pin.ts";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { CodeField } from "#ui/design/field/code-field.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./person-switch.css.ts";

interface PersonSwitchProps {
  readonly place: TabletPlace;
  readonly onSwitched?: (() => void) | undefined;
}

/** Who works at a shared tablet: a name, then the PIN, whose sixth digit signs in (ACCOUNT-24). */
export function PersonSwitch({ place, onSwitched }: PersonSwitchProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.tablet;
  const [chosen, setChosen] = useState<string | null>(null);
  const person = place.people.find(({ id }) => id === chosen) ?? null;
  if (place.people.length === 0) return <p className={styles.hint}>{words.nobody()}</p>;
  return (
    <div className={styles.form}>
      <RadioGroup
        label={words.who()}
        look="row"
        options={place.people.map((one) => ({ value: one.id, label: nameOf(one) }))}
        value={chosen}
        onChange={setChosen}
      />
      {person !== null && <PinEntry key={person.id} person={person} onSwitched={onSwitched} />}
    </div>
  );
}

interface PinEntryProps {
  readonly person: TabletPerson;
  readonly onSwitched: (() => void) | undefined;
}

function PinEntry({ person, onSwitched }: PinEntryProps): ReactElement {
  const { t } = useI18n();
  const form = useForm((app) => {
    const actor = createPersonSwitchForm(app, person.id);
    actor.on("form.submitted", () => onSwitched?.());
    return actor;
  });
  const { name, error } = form.text("pin");
  return (
    <form {...form.element} className={styles.form}>
      {form.error !== undefined && (
        <Banner tone="danger" role="alert">
          {form.error}
        </Banner>
      )}
      <CodeField
        name={name}
        label={t.operations.tablet.pinOf({ name: nameOf(person) })}
        length={PIN_LENGTH}
        isSecret
        error={error}
        isBusy={form.isBusy}
        onComplete={(pin) => {
          form.change("pin", pin);
          form.submit();
        }}
      />
    </form>
  );
}

function nameOf({ firstName, lastName }: TabletPerson): string {
  return `${firstName} ${lastName}`.trim();
}
