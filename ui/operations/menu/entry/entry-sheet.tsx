import { useEffect, useMemo, type ReactElement } from "react";
import { createEntryForm } from "#core/app/screen/menu/create-menu-editor.ts";
import type { EntryFormActor } from "#core/draft/entry-form.machine.ts";
import {
  selectIsEntryBusy,
  selectIsEntryContested,
  selectIsEntrySettled,
} from "#core/draft/entry-form.selectors.ts";
import type { MenuDraft } from "#core/draft/menu-draft.ports.ts";
import type { MenuEditorActor } from "#core/draft/menu-editor.machine.ts";
import { isProduct, type MenuContent, type MenuEntry } from "#core/draft/menu-entry.ts";
import { removalOf } from "#core/draft/removal.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { FormDialog } from "#ui/form/form-dialog.tsx";
import { useFormElement } from "#ui/form/use-form-element.ts";
import type { I18n } from "#ui/i18n/i18n.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { EntryFields } from "./entry-fields.tsx";
import * as styles from "./entry-fields.css.ts";

interface EntrySheetProps {
  readonly editor: MenuEditorActor;
  readonly draft: MenuDraft;
  readonly content: MenuContent;
  readonly base: MenuEntry | null;
  readonly entry: MenuEntry;
  readonly isOpen: boolean;
  readonly layer: number;
  readonly onClose: () => void;
}

/** One category, product, group or option in a form. */
export function EntrySheet(props: EntrySheetProps): ReactElement {
  const { editor, draft, content, base, entry, isOpen, layer, onClose } = props;
  const { t, format } = useI18n();
  const words = t.operations.menuEditor;
  const form: EntryFormActor = useScreenActor((app) =>
    createEntryForm(app, editor, {
      shopId: draft.shopId,
      locale: draft.locale,
      currency: draft.currency,
      locationIds: draft.locations.map(({ id }) => id),
      comma: format.decimalMark,
      base,
      entry,
    }),
  );
  const isBusy = useSelected(form, selectIsEntryBusy);
  const isContested = useSelected(form, selectIsEntryContested);
  const isSettled = useSelected(form, selectIsEntrySettled);
  useEffect(() => {
    if (isSettled) onClose();
  }, [isSettled, onClose]);
  const { element } = useFormElement({ submit: () => form.send({ type: "entryForm.save" }), isBusy });
  const removal = useMemo(() => (base === null ? null : removalOf(content, base)), [content, base]);
  const title = base !== null ? (base.names[draft.locale] ?? words.unnamed()) : newTitle(words, entry);
  const isFull = removal !== null && !removal.ok;
  return (
    <FormDialog
      isOpen={isOpen}
      layer={layer}
      onClose={onClose}
      size={isProduct(entry) ? "3xl" : "md"}
      title={title}
      element={element}
      confirm={words.save()}
      isBusy={isBusy}
      isDisabled={isContested}
      {...(removal === null
        ? {}
        : {
            other: (
              <Button
                look="soft"
                isDisabled={isFull}
                onPress={() => {
                  if (removal.ok)
                    editor.send({
                      type: "menuEditor.write",
                      write: { kind: "edit", changes: removal.value },
                    });
                  onClose();
                }}
              >
                {words.remove()}
              </Button>
            ),
          })}
    >
      <EntryFields form={form} draft={draft} content={content} isContested={isContested} />
      {isFull && <p className={styles.quiet}>{words.removeFull()}</p>}
    </FormDialog>
  );
}

function newTitle(words: I18n["t"]["operations"]["menuEditor"], { type }: MenuEntry): string {
  switch (type) {
    case "category":
      return words.newCategory();
    case "product":
      return words.newProduct();
    case "modifierGroup":
      return words.newGroup();
    case "modifier":
      return words.newOption();
  }
}
