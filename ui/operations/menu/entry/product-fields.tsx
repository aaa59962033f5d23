import { memo, type ReactElement } from "react";
import { FULFILLMENT_METHODS } from "#core/kernel/fulfillment-method.ts";
import type { EntryFormActor, EntryFormContext } from "#core/draft/entry-form.machine.ts";
import type { MenuDraft } from "#core/draft/menu-draft.ports.ts";
import {
  ENTRY_LENGTHS,
  entryName,
  isCategory,
  isGroup,
  isProduct,
  type MenuContent,
  type ProductEntry,
} from "#core/draft/menu-entry.ts";
import { VAT_RATES } from "#core/menu/vat-rates.ts";
import { byOrder } from "#core/menu/sections.ts";
import { CheckChips } from "#ui/design/choice/check-chips.tsx";
import { Checkbox } from "#ui/design/choice/checkbox.tsx";
import { SelectField } from "#ui/design/field/select-field.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { DeclaredFields } from "./declared-fields.tsx";
import { PictureField } from "./picture-field.tsx";
import { PriceFields } from "./price-fields.tsx";
import * as styles from "./entry-fields.css.ts";

interface ProductFieldsProps {
  readonly form: EntryFormActor;
  readonly known: EntryFormContext;
  readonly entry: ProductEntry;
  readonly draft: MenuDraft;
  readonly content: MenuContent;
}

const MAX_POINTS_LENGTH = 6;

/** Everything about a product but its names and descriptions; not drawn again with each letter of those. */
export const ProductFields = memo(function ProductFields({
  form,
  known,
  entry,
  draft,
  content,
}: ProductFieldsProps): ReactElement {
  const { t, format, locale } = useI18n();
  const words = t.operations.menuEditor.fields;
  // What was typed since this was drawn stays.
  const change = (part: Partial<ProductEntry>): void => {
    const current = form.getSnapshot().context.entry;
    if (isProduct(current)) form.send({ type: "entryForm.change", entry: { ...current, ...part } });
  };
  const categories = content.filter(isCategory).toSorted(byOrder);
  const groups = content.filter(isGroup).toSorted(byOrder);
  const rates = [
    ...new Set([...VAT_RATES[draft.currency], ...(entry.vatRate === null ? [] : [entry.vatRate])]),
  ];
  return (
    <>
      <PictureField draft={draft} entry={entry} onChange={(picture) => change({ picture })} />
      <PriceFields form={form} known={known} draft={draft} description={words.pricesText()} />
      <div className={styles.pair}>
        <SelectField
          label={words.category()}
          options={categories.map((one) => ({ value: one.id, label: entryName(one, locale) }))}
          value={entry.categoryId}
          onChange={(value) => {
            const category = categories.find(({ id }) => id === value);
            if (category !== undefined) change({ categoryId: category.id });
          }}
        />
        <SelectField
          label={words.vat()}
          options={[
            ...(entry.vatRate === null ? [{ value: "", label: words.vatMissing() }] : []),
            ...rates.map((rate) => ({ value: rate, label: format.rate(rate) })),
          ]}
          value={entry.vatRate ?? ""}
          onChange={(value) => change({ vatRate: value === "" ? null : value })}
        />
      </div>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{words.details()}</legend>
        <DeclaredFields declared={entry} onChange={change} />
        <TextField
          name="weight"
          label={words.weight()}
          optionalLabel={words.optional()}
          maxLength={ENTRY_LENGTHS.weight}
          autoComplete="off"
          value={entry.weight ?? ""}
          onChange={(weight) => change({ weight })}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{words.offer()}</legend>
        {groups.length > 0 && (
          <CheckChips
            label={words.groups()}
            options={groups.map((one) => ({ value: one.id, label: entryName(one, locale) }))}
            values={entry.modifierGroupsIds}
            onToggle={(id) =>
              change({
                modifierGroupsIds: entry.modifierGroupsIds.includes(id)
                  ? entry.modifierGroupsIds.filter((one) => one !== id)
                  : [...entry.modifierGroupsIds, id],
              })
            }
          />
        )}
        <CheckChips
          label={words.methods()}
          options={FULFILLMENT_METHODS.map((value) => ({ value, label: t.fulfillment[value]() }))}
          values={entry.availableFor}
          onToggle={(method) =>
            change({
              availableFor: FULFILLMENT_METHODS.filter(
                (one) => entry.availableFor.includes(one) !== (one === method),
              ),
            })
          }
        />
        <Checkbox
          label={words.featured()}
          description={words.featuredText()}
          isSelected={entry.isFeatured}
          onChange={(isFeatured) => change({ isFeatured })}
        />
        <Checkbox
          label={words.points()}
          isSelected={entry.redeemableByPoints}
          onChange={(redeemableByPoints) =>
            change({ redeemableByPoints, redeemableFor: redeemableByPoints ? entry.redeemableFor : null })
          }
        />
        {entry.redeemableByPoints && (
          <TextField
            name="points"
            label={words.pointsNeeded()}
            inputMode="numeric"
            autoComplete="off"
            maxLength={MAX_POINTS_LENGTH}
            value={entry.redeemableFor === null ? "" : String(entry.redeemableFor)}
            onChange={(text) => {
              const digits = text.replace(/\D/gu, "");
              change({ redeemableFor: digits === "" || Number(digits) === 0 ? null : Number(digits) });
            }}
          />
        )}
      </fieldset>
    </>
  );
}, isAlikeButTexts);

const TEXTS: ReadonlySet<string> = new Set<keyof ProductEntry>(["names", "descriptions"]);

function isAlikeButTexts(before: ProductFieldsProps, after: ProductFieldsProps): boolean {
  const { form, known, draft, content } = after;
  if (before.form !== form || before.draft !== draft || before.content !== content) return false;
  if (before.known.typed !== known.typed || before.known.problems !== known.problems) return false;
  const earlier = new Map<string, unknown>(Object.entries(before.entry));
  return Object.entries(after.entry).every(([key, value]) => TEXTS.has(key) || earlier.get(key) === value);
}
