import type { ReactElement } from "react";
import { LISTED_KINDS, type AvailabilityQuery } from "#core/menu/availability/availability-list.ts";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { SearchIcon } from "#ui/design/icons/controls.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./products-screen.css.ts";

interface ProductFiltersProps {
  readonly query: AvailabilityQuery;
  readonly onChange: (query: AvailabilityQuery) => void;
}

const MAX_SEARCH_LENGTH = 80;

/** What is looked for; each letter counts, since everything is here already. */
export function ProductFilters({ query, onChange }: ProductFiltersProps): ReactElement {
  const { t } = useI18n();
  const { kinds } = t.availability;
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
      <RadioGroup
        label={kinds.label()}
        labelHidden
        look="segments"
        options={LISTED_KINDS.map((kind) => ({ value: kind, label: kinds[kind]() }))}
        value={query.kind}
        onChange={(kind) => onChange({ ...query, kind })}
      />
    </search>
  );
}
