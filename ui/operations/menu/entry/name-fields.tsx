import type { ReactElement } from "react";
import type { EntryFormActor, EntryFormContext } from "#core/draft/entry-form.machine.ts";
import { ENTRY_LENGTHS, isModifier } from "#core/draft/menu-entry.ts";
import { LOCALES } from "#core/shop/shop.ts";
import { TextField } from "#ui/design/field/text-field.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./entry-fields.css.ts";

interface NameFieldsProps {
  readonly form: EntryFormActor;
  readonly known: EntryFormContext;
}

/** The name in every language, the shop's own first. */
export function NameFields({ form, known }: NameFieldsProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.menuEditor.fields;
  const { entry, locale: own, problems } = known;
  const locales = LOCALES.toSorted((one, other) => Number(other === own) - Number(one === own));
  return (
    <div className={styles.pair}>
      {locales.map((locale) => (
        <TextField
          key={locale}
          name={`name-${locale}`}
          label={words.name[locale]()}
          {...(locale === own ? {} : { optionalLabel: words.optional() })}
          maxLength={isModifier(entry) ? ENTRY_LENGTHS.modifierName : ENTRY_LENGTHS.name}
          autoComplete="off"
          autoFocus={locale === own}
          value={entry.names[locale] ?? ""}
          error={
            problems.some((one) => one.field === "name" && one.locale === locale) &&
            (entry.names[locale] ?? "").trim() === ""
              ? words.nameNeeded()
              : undefined
          }
          onChange={(text) =>
            form.send({
              type: "entryForm.change",
              entry: { ...entry, names: { ...entry.names, [locale]: text } },
            })
          }
        />
      ))}
    </div>
  );
}
