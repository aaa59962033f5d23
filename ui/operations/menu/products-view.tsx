import { memo, useCallback, useDeferredValue, useMemo, useState, type ReactElement } from "react";
import type { CategoryId } from "#core/kernel/id.ts";
import type { ProductEntry } from "#core/draft/menu-entry.ts";
import { foundProducts, menuOutline } from "#core/draft/menu-outline.ts";
import { newCategory, newProduct } from "#core/draft/new-entry.ts";
import { GridIcon } from "#ui/design/icons/office.tsx";
import { useApp } from "#ui/app/app-context.tsx";
import { Button } from "#ui/design/button/button.tsx";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { PlusIcon, SearchIcon } from "#ui/design/icons/controls.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { FirstItems } from "./first-items.tsx";
import { CategoryRows, type CategoryRowsProps } from "./category-rows.tsx";
import type { MenuViewProps } from "./menu-view.ts";
import { ProductRows } from "./product-rows.tsx";
import { ProductSearch } from "./product-search.tsx";
import * as styles from "./menu-editor.css.ts";

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
  const rows = useMemo(
    () => (isSearching ? foundProducts(sections, query) : (section?.products ?? [])),
    [isSearching, sections, query, section],
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
  const addCategory = (): void => {
    const category = newCategory(content, ids);
    clearSearch();
    choose(category.id);
    onOpen(null, category);
  };
  if (section === undefined) return <NoCategories onAdd={addCategory} />;
  const name = section.name === "" ? words.unnamed() : section.name;
  return (
    <div className={styles.columns}>
      <CategorySide
        sections={sections}
        chosenId={isSearching ? null : section.entry.id}
        onAdd={addCategory}
        onChoose={(id) => {
          clearSearch();
          choose(id);
        }}
        onMove={(moved, index) =>
          onMove(
            sections.map(({ entry }) => entry),
            moved,
            index,
          )
        }
      />
      <section className={styles.products}>
        {search}
        {!isSearching && (
          <SectionHead
            name={name}
            count={section.products.length}
            onEdit={() => onOpen(section.entry, section.entry)}
            onAdd={() => onOpen(null, newProduct(content, section.entry.id, draft.currency, ids))}
          />
        )}
        {rows.length > 0 ? (
          <FirstItems key={isSearching ? query : section.entry.id} items={rows}>
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

function NoCategories({ onAdd }: { readonly onAdd: () => void }): ReactElement {
  const words = useI18n().t.operations.menuEditor;
  return (
    <EmptyState
      icon={<GridIcon size={40} />}
      title={words.noCategories()}
      action={
        <Button color="accent" onPress={onAdd}>
          <PlusIcon size={20} />
          {words.addCategory()}
        </Button>
      }
    >
      {words.noCategoriesText()}
    </EmptyState>
  );
}

interface CategorySideProps extends CategoryRowsProps {
  readonly onAdd: () => void;
}

function CategorySide({ onAdd, ...rows }: CategorySideProps): ReactElement {
  const words = useI18n().t.operations.menuEditor;
  return (
    <section className={styles.side} aria-labelledby="menu-categories">
      <div className={styles.sideHead}>
        <h2 id="menu-categories" className={styles.heading}>
          {words.categories()}
        </h2>
        <Button size="sm" look="soft" onPress={onAdd} aria-label={words.addCategory()}>
          <PlusIcon size={18} />
        </Button>
      </div>
      <CategoryRows {...rows} />
    </section>
  );
}

interface SectionHeadProps {
  readonly name: string;
  /** How many products it has. */
  readonly count: number;
  readonly onEdit: () => void;
  readonly onAdd: () => void;
}

function SectionHead({ name, count, onEdit, onAdd }: SectionHeadProps): ReactElement {
  const words = useI18n().t.operations.menuEditor;
  return (
    <div className={styles.sectionHead}>
      <h2 className={styles.heading}>
        <bdi>{name}</bdi> <span className={styles.count}>{count}</span>
      </h2>
      <Button size="sm" look="soft" onPress={onEdit}>
        {words.editCategory()}
      </Button>
      <Button size="sm" color="accent" onPress={onAdd}>
        <PlusIcon size={18} />
        {words.addProduct()}
      </Button>
    </div>
  );
}
