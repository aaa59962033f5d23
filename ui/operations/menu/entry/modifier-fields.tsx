import type { ReactElement } from "react";
import type { EntryFormActor, EntryFormContext } from "#core/draft/entry-form.machine.ts";
import type { MenuDraft } from "#core/draft/menu-draft.ports.ts";
import { entryName, isGroup, type MenuContent, type ModifierEntry } from "#core/draft/menu-entry.ts";
import { byOrder } from "#core/menu/sections.ts";
import { SelectField } from "#ui/design/field/select-field.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { DeclaredFields } from "./declared-fields.tsx";
import { PriceFields } from "./price-fields.tsx";
import * as styles from "./entry-fields.css.ts";

interface ModifierFieldsProps {
  readonly form: EntryFormActor;
  readonly known: EntryFormContext;
  readonly entry: ModifierEntry;
  readonly draft: MenuDraft;
  readonly content: MenuContent;
}

/** Everything about an option but its names. */
export function ModifierFields({ form, known, entry, draft, content }: ModifierFieldsProps): ReactElement {
  const { t, locale } = useI18n();
  const words = t.operations.menuEditor.fields;
  const change = (part: Partial<ModifierEntry>): void =>
    form.send({ type: "entryForm.change", entry: { ...entry, ...part } });
  const groups = content.filter(isGroup).toSorted(byOrder);
  return (
    <>
      <PriceFields form={form} known={known} draft={draft} description={words.extraText()} />
      <SelectField
        label={words.group()}
        options={groups.map((one) => ({ value: one.id, label: entryName(one, locale) }))}
        value={entry.groupId}
        onChange={(value) => {
          const group = groups.find(({ id }) => id === value);
          if (group !== undefined) change({ groupId: group.id });
        }}
      />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{words.details()}</legend>
        <DeclaredFields declared={entry} onChange={change} />
      </fieldset>
    </>
  );
}
