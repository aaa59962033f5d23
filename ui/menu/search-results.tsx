import { useMemo, type ReactElement } from "react";
import type { LocationId } from "#core/kernel/id.ts";
import { toMenuSections } from "#core/menu/menu-sections.ts";
import type { Menu } from "#core/menu/menu.ts";
import { indexSearch, searchProducts } from "#core/menu/search.ts";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { SearchIcon } from "#ui/design/icons/controls.tsx";
import { PlainButton } from "#ui/design/button/plain-button.tsx";
import { visuallyHidden } from "#ui/design/visually-hidden.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { CardList } from "./section/card-list.tsx";
import { results } from "./menu-screen.css.ts";

interface SearchResultsProps {
  readonly menu: Menu;
  readonly locationId: LocationId;
  readonly query: string;
  readonly onClear: () => void;
}

/** The products that match a search. */
export function SearchResults({ menu, locationId, query, onClear }: SearchResultsProps): ReactElement {
  const { t } = useI18n();
  const index = useMemo(() => indexSearch(toMenuSections(menu, locationId).products), [menu, locationId]);
  const found = useMemo(() => searchProducts(index, query), [index, query]);
  return (
    <div className={results}>
      <h2 className={visuallyHidden}>
        <span role="status">{t.common.resultsCount({ n: found.length })}</span>
      </h2>
      {found.length === 0 ? (
        <EmptyState
          icon={<SearchIcon size={40} />}
          title={t.menu.noResults({ query: query.trim() })}
          action={
            <PlainButton size="md" look="soft" onClick={onClear}>
              {t.menu.clearSearch()}
            </PlainButton>
          }
        />
      ) : (
        <CardList products={found} whole="first" />
      )}
    </div>
  );
}
