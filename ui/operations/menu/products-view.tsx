import { memo, useCallback, useDeferredValue, useMemo, useState, type ReactElement } from "react";
import type { CategoryId } from "#core/kernel/id.ts";
import type { CategoryEntry, ProductEntry } from "#core/draft/menu-entry.ts";
import { foundProducts, menuOutline, namedProducts } from "#core/draft/menu-outline.ts";
import { newCategory, newProduct } from "#core/draft/new-entry.ts";
import { GridIcon } from "#ui/design/icons/office.tsx";
import { useApp } from "#ui/app/app-context.tsx";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { SearchIcon } from "#ui/design/icons/controls.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { FirstItems } from "./first-items.tsx";
import { CategoryRows } from "./category-rows.tsx";
import { EntryHead, EntrySide, NoEntries } from "./entry-columns.tsx";
import type { MenuViewProps } from "./menu-view.ts";
import { ProductRows } from "./product-rows.tsx";
import { ProductSearch } from "./product-search.tsx";
import * as styles from "./menu-editor.css.ts";

// Each letter has every row on screen look whether it shows its focus.
const FOUND_STEP = 20;

/** Categories next to the products of one of them, and a search over all. */
export function ProductsView(props: MenuViewProps): ReactElement {
  const [typed, setTyped] = useState("");
  // Each letter is on screen before a thousand products are looked through, and before a list is drawn again.
  const query = useDeferredValue(typed);
  const [clearings, setClearings] = useState(0);
  const search = useMemo(() => <ProductSearch key={clearings} onSearch={setTyped} />, [clearings]);
  const clearSearch = useCallback((): void => {
    setTyped("");
    setClearings((before) => before + 1);
  }, []);
  return <FoundProducts {...props} query={query} search={search} clearSearch={clearSearch} />;
}

interface FoundProductsProps extends MenuViewProps {
  readonly query: string;
  /** The field of the search. */
  readonly search: ReactElement;
  readonly clearSearch: () => void;
}

const FoundProducts = memo(function FoundProducts({
  draft,
  content,
  onOpen,
  onMove,
  query,
  search,
  clearSearch,
}: FoundProductsProps): ReactElement {
  const { t, locale } = useI18n();
  const words = t.operations.menuEditor;
  const { ids } = useApp().ports;
  const [chosen, choose] = useState<CategoryId | null>(null);
  const sections = useMemo(() => menuOutline(content, draft.entries, locale), [content, draft, locale]);
  const section = sections.find(({ entry }) => entry.id === chosen) ?? sections[0];
  const isSearching = query.trim() !== "";
  // Not before somebody searches.
  const named = useMemo(() => (isSearching ? namedProducts(sections) : []), [isSearching, sections]);
  const rows = useMemo(
    () => (isSearching ? foundProducts(named, query) : (section?.products ?? [])),
    [isSearching, named, query, section],
  );
  const locationIds = useMemo(() => draft.locations.map(({ id }) => id), [draft.locations]);
  const open = useCallback((entry: ProductEntry) => onOpen(entry, entry), [onOpen]);
  const move = useCallback(
    (moved: ProductEntry, index: number) =>
      onMove(
        rows.map(({ entry }) => entry),
        moved,
        index,
      ),
    [onMove, rows],
  );
  const chooseCategory = useCallback(
    (id: CategoryId): void => {
      clearSearch();
      choose(id);
    },
    [clearSearch],
  );
  const moveCategory = useCallback(
    (moved: CategoryEntry, index: number) =>
      onMove(
        sections.map(({ entry }) => entry),
        moved,
        index,
      ),
    [onMove, sections],
  );
  const addCategory = (): void => {
    const category = newCategory(content, ids);
    chooseCategory(category.id);
    onOpen(null, category);
  };
  if (section === undefined)
    return (
      <NoEntries
        icon={<GridIcon size={40} />}
        title={words.noCategories()}
        text={words.noCategoriesText()}
        addLabel={words.addCategory()}
        onAdd={addCategory}
      />
    );
  const name = section.name === "" ? words.unnamed() : section.name;
  return (
    <div className={styles.columns}>
      <EntrySide
        id="menu-categories"
        title={words.categories()}
        addLabel={words.addCategory()}
        onAdd={addCategory}
      >
        <CategoryRows
          sections={sections}
          chosenId={isSearching ? null : section.entry.id}
          onChoose={chooseCategory}
          onMove={moveCategory}
        />
      </EntrySide>
      <section className={styles.products}>
        {search}
        {!isSearching && (
          <EntryHead
            name={name}
            count={section.products.length}
            editLabel={words.editCategory()}
            addLabel={words.addProduct()}
            onEdit={() => onOpen(section.entry, section.entry)}
            onAdd={() => onOpen(null, newProduct(content, section.entry.id, draft.currency, ids))}
          />
        )}
        {rows.length > 0 ? (
          <FirstItems
            key={isSearching ? query : section.entry.id}
            items={rows}
            {...(isSearching ? { step: FOUND_STEP } : {})}
          >
            {(shown) => (
              <ProductRows
                rows={shown}
                label={isSearching ? words.search() : name}
                locationIds={locationIds}
                isSorted={!isSearching}
                onOpen={open}
                onMove={move}
              />
            )}
          </FirstItems>
        ) : (
          <EmptyState
            icon={isSearching ? <SearchIcon size={40} /> : <GridIcon size={40} />}
            title={isSearching ? words.nothingFound({ query }) : words.noProducts()}
          >
            {isSearching ? words.nothingFoundText() : words.noProductsText()}
          </EmptyState>
        )}
      </section>
    </div>
  );
});
