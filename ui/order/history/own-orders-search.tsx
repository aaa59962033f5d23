import { useState, type ReactElement } from "react";
import { MAX_SEARCH_LENGTH } from "#core/order/search-length.ts";
import { TextField } from "#ui/design/field/text-field.tsx";
import { SearchIcon } from "#ui/design/icons/controls.tsx";
import { useFormElement } from "#ui/form/use-form-element.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./orders-screen.css.ts";

interface OwnOrdersSearchProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** Looks for a number or a product among one's own orders, with Enter or when the field is left. */
export function OwnOrdersSearch({ search, onSearch }: OwnOrdersSearchProps): ReactElement {
  const { t } = useI18n();
  const [text, type] = useState(search);
  const find = (): void => {
    if (text.trim() !== search) onSearch(text.trim());
  };
  const { element } = useFormElement({ submit: find });
  return (
    <form {...element} role="search" aria-label={t.orders.search()} className={styles.search}>
      <TextField
        label={t.orders.search()}
        placeholder={t.orders.searchPlaceholder()}
        lead={<SearchIcon size={20} />}
        type="search"
        name="search"
        autoComplete="off"
        maxLength={MAX_SEARCH_LENGTH}
        value={text}
        onChange={type}
        onBlur={find}
      />
    </form>
  );
}
