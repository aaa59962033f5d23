import type { ReactElement } from "react";
import type { Workplace } from "#core/account/workplace.ts";
import { FULFILLMENT_METHODS } from "#core/kernel/fulfillment-method.ts";
import { CheckChips } from "#ui/design/choice/check-chips.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { toggled } from "../location/toggled.ts";
import { SettingSection } from "../setting-section.tsx";
import { ProductChoice } from "./product-choice.tsx";
import type { PromotionSectionProps } from "./promotion-form.tsx";

interface WhereSectionProps extends PromotionSectionProps {
  /** The locations of the shop. */
  readonly places: readonly Workplace[];
}

/** At which locations, by which methods and for which products a promotion counts; nothing chosen is all. */
export function WhereSection({ draft, onChange, problemOf, places }: WhereSectionProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.settings.promotion;
  const [first] = places;
  return (
    <SettingSection title={words.where()} text={words.allOfThem()}>
      {places.length > 1 && (
        <CheckChips
          label={words.locations()}
          options={places.map(({ location }) => ({ value: location.id, label: location.name }))}
          values={draft.locationIds}
          error={problemOf("locations")}
          onToggle={(id) => onChange({ locationIds: toggled(draft.locationIds, id) })}
        />
      )}
      <CheckChips
        label={words.methods()}
        options={FULFILLMENT_METHODS.map((method) => ({ value: method, label: t.fulfillment[method]() }))}
        values={draft.methods}
        onToggle={(method) => onChange({ methods: toggled(draft.methods, method) })}
      />
      {first !== undefined && (
        <ProductChoice
          shopId={first.shopId}
          productIds={draft.productIds}
          problem={problemOf("products")}
          onChange={(productIds) => onChange({ productIds })}
        />
      )}
    </SettingSection>
  );
}
