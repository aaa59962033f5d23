import type { ReactElement } from "react";
import { ALLERGENS } from "#core/menu/allergens.ts";
import { DECLARED_DIETS } from "#core/menu/filter/diets.ts";
import type { Declared } from "#core/menu/menu.ts";
import { CheckChips } from "#ui/design/choice/check-chips.tsx";
import { Checkbox } from "#ui/design/choice/checkbox.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { textAt } from "#ui/i18n/text-at.ts";

interface DeclaredFieldsProps {
  readonly declared: Declared;
  readonly onChange: (declared: Declared) => void;
}

/** Allergens and diets of a product or modifier; what nobody declared is not the same as nothing (MENU-5). */
export function DeclaredFields({ declared, onChange }: DeclaredFieldsProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.menuEditor.fields;
  const { allergens, diets } = declared;
  const known: readonly string[] = DECLARED_DIETS;
  const others = (diets ?? []).filter((diet) => !known.includes(diet));
  return (
    <>
      <Checkbox
        label={words.allergensDeclared()}
        description={words.allergensDeclaredText()}
        isSelected={allergens !== null}
        onChange={(isDeclared) => onChange({ diets, allergens: isDeclared ? [] : null })}
      />
      {allergens !== null && (
        <CheckChips
          label={words.allergens()}
          options={ALLERGENS.map((value) => ({ value, label: t.allergens[value]() }))}
          values={allergens}
          onToggle={(value) => onChange({ diets, allergens: toggled(allergens, value) })}
        />
      )}
      <CheckChips
        label={words.diets()}
        options={[...known, ...others].map((value) => ({ value, label: textAt(t.diets, [value]) ?? value }))}
        values={diets ?? []}
        onToggle={(value) => {
          const next = toggled(diets ?? [], value);
          onChange({ allergens, diets: next.length === 0 ? null : next });
        }}
      />
    </>
  );
}

function toggled<Value>(values: readonly Value[], value: Value): readonly Value[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}
