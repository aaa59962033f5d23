import { memo, type ReactElement } from "react";
import type { EntryFormActor } from "#core/draft/entry-form.machine.ts";
import { ENTRY_LENGTHS, isProduct, type ProductEntry } from "#core/draft/menu-entry.ts";
import { LOCALES } from "#core/shop/shop.ts";
import { TextField } from "#ui/design/field/text-field.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./entry-fields.css.ts";

interface DescriptionFieldsProps {
  readonly form: EntryFormActor;
  readonly descriptions: ProductEntry["descriptions"];
}

/** What a product is, in every language; not drawn again with each letter of another field. */
export const DescriptionFields = memo(function DescriptionFields({
  form,
  descriptions,
}: DescriptionFieldsProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.menuEditor.fields;
  return (
    <div className={styles.pair}>
      {LOCALES.map((locale) => (
        <TextField
          key={locale}
          name={`description-${locale}`}
          label={words.description[locale]()}
          optionalLabel={words.optional()}
          rows={3}
          maxLength={ENTRY_LENGTHS.description}
          value={descriptions[locale] ?? ""}
          onChange={(text) => {
            const { entry } = form.getSnapshot().context;
            if (isProduct(entry))
              form.send({
                type: "entryForm.change",
                entry: { ...entry, descriptions: { ...entry.descriptions, [locale]: text } },
              });
          }}
        />
      ))}
    </div>
  );
});
