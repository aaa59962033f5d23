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

/** The name in every language, the shop's own first. */
export function NameFields({ form, names, own, problems, maxLength }: NameFieldsProps): ReactElement {
  const locales = LOCALES.toSorted((one, other) => Number(other === own) - Number(one === own));
  return (
    <div className={styles.pair}>
      {locales.map((locale) => {
        const text = names[locale] ?? "";
        const isProblem = problems.some((one) => one.field === "name" && one.locale === locale);
        return (
          <NameField
            key={locale}
            form={form}
            locale={locale}
            isOwn={locale === own}
            text={text}
            isMissing={isProblem && text.trim() === ""}
            maxLength={maxLength}
          />
        );
      })}
    </div>
  );
}

interface NameFieldProps extends Pick<NameFieldsProps, "form" | "maxLength"> {
  readonly locale: Locale;
  /** Whether it is the shop's language, in which everything has a name. */
  readonly isOwn: boolean;
  readonly text: string;
  readonly isMissing: boolean;
}

// Not drawn again with each letter of another field.
const NameField = memo(function NameField({
  form,
  locale,
  isOwn,
  text,
  isMissing,
  maxLength,
}: NameFieldProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.menuEditor.fields;
  return (
    <TextField
      name={`name-${locale}`}
      label={words.name[locale]()}
      {...(isOwn ? {} : { optionalLabel: words.optional() })}
      maxLength={maxLength}
      autoComplete="off"
      autoFocus={isOwn}
      value={text}
      error={isMissing ? words.nameNeeded() : undefined}
      onChange={(typed) => {
        const { entry } = form.getSnapshot().context;
        form.send({
          type: "entryForm.change",
          entry: { ...entry, names: { ...entry.names, [locale]: typed } },
        });
      }}
    />
  );
});
