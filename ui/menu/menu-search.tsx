import type { ReactElement } from "react";
import { SearchIcon } from "#ui/design/icons/controls.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./menu-search.css.ts";

interface MenuSearchProps {
  readonly query: string;
  readonly onSearch: (query: string) => void;
}

/** Searches the menu while one types. */
export function MenuSearch({ query, onSearch }: MenuSearchProps): ReactElement {
  const { t } = useI18n();
  return (
    <label className={styles.frame}>
      <SearchIcon size={20} className={styles.icon} />
      <input
        type="search"
        dir="auto"
        className={styles.input}
        value={query}
        placeholder={t.menu.searchPlaceholder()}
        aria-label={t.menu.searchPlaceholder()}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
    </label>
  );
}
