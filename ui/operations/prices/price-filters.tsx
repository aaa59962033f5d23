import type { ReactElement } from "react";
import type { Workplace } from "#core/account/workplace.ts";
import { PRICE_KINDS, type PriceQuery } from "#core/menu/price-update/price-table.ts";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { SelectField } from "#ui/design/field/select-field.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { SearchIcon } from "#ui/design/icons/controls.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./price-update-screen.css.ts";

interface PriceFiltersProps {
  readonly query: PriceQuery;
  readonly workplaces: readonly Workplace[];
  readonly nameOf: (locationId: string) => string;
  readonly onChange: (query: PriceQuery) => void;
}

const MAX_SEARCH_LENGTH = 80;
const ALL = "all";

/** Which prices are looked for: by name, by location, by kind, or those that were typed. */
export function PriceFilters({ query, workplaces, nameOf, onChange }: PriceFiltersProps): ReactElement {
  const { t } = useI18n();
  const { kinds } = t.priceUpdates;
  return (
    <search className={styles.filters}>
      <TextField
        label={t.common.search()}
        placeholder={t.availability.search()}
        lead={<SearchIcon size={20} />}
        type="search"
        autoComplete="off"
        maxLength={MAX_SEARCH_LENGTH}
        value={query.search}
        onChange={(search) => onChange({ ...query, search })}
      />
      <SelectField
        label={t.priceUpdates.location()}
        options={[
          { value: ALL, label: t.priceUpdates.allLocations() },
          ...workplaces.map(({ location }) => ({ value: location.id, label: nameOf(location.id) })),
        ]}
        value={query.locationId ?? ALL}
        onChange={(value) => {
          const workplace = workplaces.find(({ location }) => location.id === value);
          onChange({ ...query, locationId: workplace?.location.id ?? null });
        }}
      />
      <RadioGroup
        label={kinds.label()}
        labelHidden
        look="segments"
        options={PRICE_KINDS.map((kind) => ({ value: kind, label: kinds[kind]() }))}
        value={query.kind}
        onChange={(kind) => onChange({ ...query, kind })}
      />
    </search>
  );
}
