import { Suspense, useMemo, useState, type ReactElement } from "react";
import type { CategoryId } from "#core/kernel/id.ts";
import type { MenuDraft } from "#core/draft/menu-draft.ports.ts";
import type { MenuEditorActor } from "#core/draft/menu-editor.machine.ts";
import type { MenuContent, MenuEntry } from "#core/draft/menu-entry.ts";
import { foundProducts, menuOutline } from "#core/draft/menu-outline.ts";
import { newCategory, newProduct } from "#core/draft/new-entry.ts";
import { placeEntry } from "#core/draft/place-entry.ts";
import { useApp } from "#ui/app/app-context.tsx";
import { Button } from "#ui/design/button/button.tsx";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { PlusIcon, SearchIcon } from "#ui/design/icons/controls.tsx";
import { GridIcon } from "#ui/design/icons/operations.tsx";
import { late } from "#ui/errors/late.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useFreshModal } from "#ui/modal/use-fresh-modal.ts";
import { CategoryRows } from "./category-rows.tsx";
import { DraftBar } from "./draft-bar.tsx";
import { ProductRows } from "./product-rows.tsx";
import * as styles from "./menu-editor.css.ts";

const EntrySheet = late(async () => (await import("./entry-sheet.tsx")).EntrySheet);

interface EditedMenuProps {
  readonly actor: MenuEditorActor;
  readonly draft: MenuDraft;
  readonly content: MenuContent;
}

const MAX_SEARCH_LENGTH = 80;

/** Categories next to the products of one of them, a search over all, and what waits to be published. */
export function EditedMenu({ actor, draft, content }: EditedMenuProps): ReactElement {
  const { t, locale } = useI18n();
  const words = t.operations.menuEditor;
  const { ids } = useApp().ports;
  const [search, setSearch] = useState("");
  const [chosen, choose] = useState<CategoryId | null>(null);
  const [edited, setEdited] = useState<{ readonly base: MenuEntry | null; readonly entry: MenuEntry } | null>(
    null,
  );
  const sheet = useFreshModal("operations.menuEntry");
  const sections = useMemo(() => menuOutline(content, draft.entries, locale), [content, draft, locale]);
  const section = sections.find(({ entry }) => entry.id === chosen) ?? sections[0];
  const isSearching = search.trim() !== "";
  const rows = useMemo(
    () => (isSearching ? foundProducts(sections, search) : (section?.products ?? [])),
    [isSearching, sections, search, section],
  );
  const open = (base: MenuEntry | null, entry: MenuEntry): void => {
    setEdited({ base, entry });
    sheet.open();
  };
  const move = <E extends MenuEntry>(siblings: readonly E[], moved: E, index: number): void => {
    const placed = placeEntry(siblings, moved, index);
    const changes = placed.map((entry) => ({
      base: siblings.find(({ id }) => id === entry.id) ?? null,
      entry,
    }));
    if (changes.length > 0) actor.send({ type: "menuEditor.write", write: { kind: "edit", changes } });
  };
  const addCategory = (): void => open(null, newCategory(content, ids));
  return (
    <>
      {sections.length === 0 ? (
        <EmptyState
          icon={<GridIcon size={40} />}
          title={words.noCategories()}
          action={
            <Button color="accent" onPress={addCategory}>
              <PlusIcon size={20} />
              {words.addCategory()}
            </Button>
          }
        >
          {words.noCategoriesText()}
        </EmptyState>
      ) : (
        <div className={styles.columns}>
          <section className={styles.side} aria-labelledby="menu-categories">
            <div className={styles.sideHead}>
              <h2 id="menu-categories" className={styles.heading}>
                {words.categories()}
              </h2>
              <Button size="sm" look="soft" onPress={addCategory} aria-label={words.addCategory()}>
                <PlusIcon size={18} />
              </Button>
            </div>
            <CategoryRows
              sections={sections}
              chosenId={isSearching ? null : (section?.entry.id ?? null)}
              onChoose={(id) => {
                setSearch("");
                choose(id);
              }}
              onMove={(moved, index) =>
                move(
                  sections.map(({ entry }) => entry),
                  moved,
                  index,
                )
              }
            />
          </section>
          <section className={styles.products}>
            <search>
              <TextField
                label={t.common.search()}
                placeholder={words.search()}
                lead={<SearchIcon size={20} />}
                type="search"
                autoComplete="off"
                maxLength={MAX_SEARCH_LENGTH}
                value={search}
                onChange={setSearch}
              />
            </search>
            {!isSearching && section !== undefined && (
              <div className={styles.sectionHead}>
                <h2 className={styles.heading}>
                  <bdi>{section.name === "" ? words.unnamed() : section.name}</bdi>{" "}
                  <span className={styles.count}>{section.products.length}</span>
                </h2>
                <Button size="sm" look="soft" onPress={() => open(section.entry, section.entry)}>
                  {words.editCategory()}
                </Button>
                <Button
                  size="sm"
                  color="accent"
                  onPress={() => open(null, newProduct(content, section.entry.id, draft.currency, ids))}
                >
                  <PlusIcon size={18} />
                  {words.addProduct()}
                </Button>
              </div>
            )}
            {rows.length > 0 ? (
              <ProductRows
                rows={rows}
                label={isSearching || section === undefined ? words.search() : section.name}
                locationIds={draft.locations.map(({ id }) => id)}
                isSorted={!isSearching}
                onOpen={(entry) => open(entry, entry)}
                onMove={(moved, index) =>
                  move(
                    rows.map(({ entry }) => entry),
                    moved,
                    index,
                  )
                }
              />
            ) : (
              <EmptyState
                icon={isSearching ? <SearchIcon size={40} /> : <GridIcon size={40} />}
                title={isSearching ? words.nothingFound({ query: search }) : words.noProducts()}
              >
                {isSearching ? words.nothingFoundText() : words.noProductsText()}
              </EmptyState>
            )}
          </section>
        </div>
      )}
      <DraftBar actor={actor} draft={draft} content={content} />
      {edited !== null && sheet.openings > 0 && (
        <Suspense>
          <EntrySheet
            key={sheet.openings}
            editor={actor}
            draft={draft}
            content={content}
            base={edited.base}
            entry={edited.entry}
            isOpen={sheet.isOpen}
            layer={sheet.layer}
            onClose={sheet.close}
          />
        </Suspense>
      )}
    </>
  );
}
