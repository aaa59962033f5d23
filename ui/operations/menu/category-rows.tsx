import { memo, type ReactElement } from "react";
import type { CategoryId } from "#core/kernel/id.ts";
import type { CategoryEntry } from "#core/draft/menu-entry.ts";
import type { OutlineSection } from "#core/draft/menu-outline.ts";
import { VisuallyHidden } from "#ui/design/visually-hidden.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { EntryStateBadge } from "./entry-state-badge.tsx";
import { SortedRows } from "./sorted-rows.tsx";
import * as styles from "./menu-editor.css.ts";

interface CategoryRowsProps {
  readonly sections: readonly OutlineSection[];
  readonly chosenId: CategoryId | null;
  readonly onChoose: (id: CategoryId) => void;
  readonly onMove: (moved: CategoryEntry, index: number) => void;
}

/** The categories in their order: one is chosen, and each can be moved; not drawn again for products that are found. */
export const CategoryRows = memo(function CategoryRows({
  sections,
  chosenId,
  onChoose,
  onMove,
}: CategoryRowsProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.menuEditor;
  const find = (id: string): CategoryEntry | undefined =>
    sections.find(({ entry }) => entry.id === id)?.entry;
  return (
    <SortedRows
      label={words.categories()}
      chosenId={chosenId}
      onChoose={(id) => {
        const entry = find(id);
        if (entry !== undefined) onChoose(entry.id);
      }}
      onMove={(id, index) => {
        const entry = find(id);
        if (entry !== undefined) onMove(entry, index);
      }}
      rows={sections.map(({ entry, name, state, products }) => ({
        id: entry.id,
        name: name === "" ? words.unnamed() : name,
        content: (
          <>
            <bdi className={styles.name}>{name === "" ? words.unnamed() : name}</bdi>
            <EntryStateBadge state={state} />
            <span className={styles.count}>
              <span aria-hidden="true">{products.length}</span>
              <VisuallyHidden>{words.countOfProducts({ n: products.length })}</VisuallyHidden>
            </span>
          </>
        ),
      }))}
    />
  );
});
