import { memo, type ReactElement } from "react";
import type { EntryFormActor, EntryFormContext } from "#core/draft/entry-form.machine.ts";
import type { MenuEntry } from "#core/draft/menu-entry.ts";
import { LOCALES, type Locale } from "#core/shop/shop.ts";
import { TextField } from "#ui/design/field/text-field.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./entry-fields.css.ts";

interface NameFieldsProps extends Pick<EntryFormContext, "problems"> {
  readonly form: EntryFormActor;
  readonly names: MenuEntry["names"];
  /** The shop's language. */
  readonly own: Locale;
  readonly maxLength: number;
}

/** The name in every language, the shop's own first; not drawn again with each letter of another field. */
export const NameFields = memo(function NameFields({
  form,
  names,
  own,
  problems,
  maxLength,
}: NameFieldsProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.menuEditor.fields;
  const locales = LOCALES.toSorted((one, other) => Number(other === own) - Number(one === own));
  return (
    <div className={styles.pair}>
      {locales.map((locale) => (
        <TextField
          key={locale}
          name={`name-${locale}`}
          label={words.name[locale]()}
          {...(locale === own ? {} : { optionalLabel: words.optional() })}
          maxLength={maxLength}
          autoComplete="off"
          autoFocus={locale === own}
          value={names[locale] ?? ""}
          error={
            problems.some((one) => one.field === "name" && one.locale === locale) &&
            (names[locale] ?? "").trim() === ""
              ? words.nameNeeded()
              : undefined
          }
          onChange={(text) => {
            const { entry } = form.getSnapshot().context;
            form.send({
              type: "entryForm.change",
              entry: { ...entry, names: { ...entry.names, [locale]: text } },
            });
          }}
        />
      ))}
    </div>
  );
});
