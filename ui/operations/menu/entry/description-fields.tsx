import { memo, type ReactElement } from "react";
import type { EntryFormActor } from "#core/draft/entry-form.machine.ts";
import { ENTRY_LENGTHS, isProduct, type ProductEntry } from "#core/draft/menu-entry.ts";
import { LOCALES, type Locale } from "#core/shop/shop.ts";
import { TextField } from "#ui/design/field/text-field.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./entry-fields.css.ts";

interface DescriptionFieldsProps {
  readonly form: EntryFormActor;
  readonly descriptions: ProductEntry["descriptions"];
}

/** What a product is, in every language. */
export function DescriptionFields({ form, descriptions }: DescriptionFieldsProps): ReactElement {
  return (
    <div className={styles.pair}>
      {LOCALES.map((locale) => (
        <DescriptionField key={locale} form={form} locale={locale} text={descriptions[locale] ?? ""} />
      ))}
    </div>
  );
}

interface DescriptionFieldProps {
  readonly form: EntryFormActor;
  readonly locale: Locale;
  readonly text: string;
}

// Not drawn again with each letter of another field.
const DescriptionField = memo(function DescriptionField({
  form,
  locale,
  text,
}: DescriptionFieldProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.menuEditor.fields;
  return (
    <TextField
      name={`description-${locale}`}
      label={words.description[locale]()}
      optionalLabel={words.optional()}
      rows={3}
      maxLength={ENTRY_LENGTHS.description}
      value={text}
      onChange={(typed) => {
        const { entry } = form.getSnapshot().context;
        if (isProduct(entry))
          form.send({
            type: "entryForm.change",
            entry: { ...entry, descriptions: { ...entry.descriptions, [locale]: typed } },
          });
      }}
    />
  );
});
