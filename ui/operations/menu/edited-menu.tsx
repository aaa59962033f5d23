import { Suspense, useState, type ReactElement } from "react";
import type { MenuDraft } from "#core/draft/menu-draft.ports.ts";
import type { MenuEditorActor } from "#core/draft/menu-editor.machine.ts";
import type { MenuContent, MenuEntry } from "#core/draft/menu-entry.ts";
import { placeEntry } from "#core/draft/place-entry.ts";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { late } from "#ui/errors/late.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useFreshModal } from "#ui/modal/use-fresh-modal.ts";
import { DraftBar } from "./draft-bar.tsx";
import type { MenuViewProps } from "./menu-view.ts";
import { OptionsView } from "./options-view.tsx";
import { ProductsView } from "./products-view.tsx";
import { VersionsView } from "./versions/versions-view.tsx";
import * as styles from "./menu-editor.css.ts";

const PreviewView = late(async () => (await import("./preview/preview-view.tsx")).PreviewView);
const ImportView = late(async () => (await import("./import/import-view.tsx")).ImportView);
const EntrySheet = late(async () => (await import("./entry/entry-sheet.tsx")).EntrySheet);

interface EditedMenuProps {
  readonly actor: MenuEditorActor;
  readonly draft: MenuDraft;
  readonly content: MenuContent;
}

const VIEWS = ["products", "options", "import", "preview", "versions"] as const;

/** The menu as it is edited: its products, or the options that they offer, and what waits to be published. */
export function EditedMenu({ actor, draft, content }: EditedMenuProps): ReactElement {
  const { t } = useI18n();
  const { views } = t.operations.menuEditor;
  const [view, setView] = useState<(typeof VIEWS)[number]>("products");
  const [edited, setEdited] = useState<{ readonly base: MenuEntry | null; readonly entry: MenuEntry } | null>(
    null,
  );
  const sheet = useFreshModal("operations.menuEntry");
  const parts: MenuViewProps = {
    draft,
    content,
    onOpen: (base, entry) => {
      setEdited({ base, entry });
      sheet.open();
    },
    onMove: (siblings, moved, index) => {
      const changes = placeEntry(siblings, moved, index).map((entry) => ({
        base: siblings.find(({ id }) => id === entry.id) ?? null,
        entry,
      }));
      if (changes.length > 0) actor.send({ type: "menuEditor.write", write: { kind: "edit", changes } });
    },
  };
  return (
    <>
      <div className={styles.views}>
        <RadioGroup
          label={views.label()}
          labelHidden
          look="segments"
          options={VIEWS.map((value) => ({ value, label: views[value]() }))}
          value={view}
          onChange={setView}
        />
      </div>
      {view === "products" && <ProductsView {...parts} />}
      {view === "options" && <OptionsView {...parts} />}
      {view === "import" && (
        <Suspense fallback={<SkeletonList label={t.common.loading()} count={3} />}>
          <ImportView editor={actor} draft={draft} content={content} />
        </Suspense>
      )}
      {view === "preview" && (
        <Suspense>
          <PreviewView draft={draft} />
        </Suspense>
      )}
      {view === "versions" && (
        <VersionsView key={draft.publications} editor={actor} draft={draft} content={content} />
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
