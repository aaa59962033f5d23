import type { ReactElement } from "react";
import type { EntryFormActor, EntryFormContext } from "#core/draft/entry-form.machine.ts";
import type { MenuDraft } from "#core/draft/menu-draft.ports.ts";
import { TextField } from "#ui/design/field/text-field.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./entry-fields.css.ts";

interface PriceFieldsProps {
  readonly form: EntryFormActor;
  readonly known: EntryFormContext;
  readonly draft: MenuDraft;
  readonly description: string;
}

const MAX_LENGTH = 12;

/** The price at each location of the shop; nothing is not sold there. */
export function PriceFields({ form, known, draft, description }: PriceFieldsProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.menuEditor.fields;
  const { typed, problems } = known;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{words.prices()}</legend>
      <p className={styles.quiet}>{description}</p>
      <div className={styles.several}>
        {draft.locations.map(({ id, name }) => (
          <TextField
            key={id}
            name={`price-${id}`}
            label={draft.locations.length === 1 ? words.price() : words.priceAt({ location: name })}
            trail={draft.currency}
            inputMode="decimal"
            autoComplete="off"
            maxLength={MAX_LENGTH}
            value={typed[id] ?? ""}
            error={
              problems.some((one) => one.field === "price" && one.locationId === id)
                ? words.priceUnreadable()
                : undefined
            }
            onChange={(text) => form.send({ type: "entryForm.typePrice", locationId: id, text })}
          />
        ))}
      </div>
    </fieldset>
  );
}
