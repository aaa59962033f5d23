import { useState, type ReactElement } from "react";
import { AUDIT_ACTIONS, type AuditQuery } from "#core/audit/audit-log.ts";
import { MAX_SEARCH_LENGTH } from "#core/order/search-length.ts";
import { SelectField } from "#ui/design/field/select-field.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { SearchIcon } from "#ui/design/icons/controls.tsx";
import { useFormElement } from "#ui/form/use-form-element.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { PeriodFields } from "../orders/period-fields.tsx";
import { actionText } from "./action-text.ts";
import * as styles from "./audit.css.ts";

interface AuditFiltersProps {
  readonly query: AuditQuery;
  readonly onChange: (change: Partial<Omit<AuditQuery, "page">>) => void;
}

const ALL = "all";

/** Who, what and when. */
export function AuditFilters({ query, onChange }: AuditFiltersProps): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const words = t.operations.audit;
  const [search, type] = useState(query.search);
  const find = (): void => {
    if (search.trim() !== query.search) onChange({ search: search.trim() });
  };
  const { element } = useFormElement({ submit: find });
  return (
    <form {...element} role="search" aria-label={t.common.search()} className={styles.filters}>
      <TextField
        label={words.who()}
        placeholder={words.whoPlaceholder()}
        lead={<SearchIcon size={20} />}
        type="search"
        name="search"
        autoComplete="off"
        maxLength={MAX_SEARCH_LENGTH}
        value={search}
        onChange={type}
        onBlur={find}
      />
      <SelectField
        label={words.action()}
        options={[
          { value: ALL, label: t.common.all() },
          ...AUDIT_ACTIONS.map((action) => ({ value: action, label: actionText(i18n, action) })),
        ]}
        value={query.action ?? ALL}
        onChange={(value) => onChange({ action: value === ALL ? null : value })}
      />
      <PeriodFields
        key={JSON.stringify(query.period)}
        period={query.period}
        onChange={(period) => onChange({ period })}
      />
    </form>
  );
}
