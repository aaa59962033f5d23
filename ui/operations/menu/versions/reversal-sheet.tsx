import { useEffect, type ReactElement } from "react";
import { createReversal, createReversalForm } from "#core/app/screen/menu/create-publications.ts";
import type { MenuDraft } from "#core/draft/menu-draft.ports.ts";
import type { MenuEditorActor } from "#core/draft/menu-editor.machine.ts";
import type { MenuContent } from "#core/draft/menu-entry.ts";
import { selectAnswer, selectPollingError } from "#core/polling/polling.selectors.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { FormDialog } from "#ui/form/form-dialog.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { DifferenceList } from "../publish/difference-list.tsx";

interface ReversalSheetProps {
  readonly editor: MenuEditorActor;
  readonly draft: MenuDraft;
  readonly content: MenuContent;
  /** Of the publication whose menu is to be brought back. */
  readonly number: number;
  readonly isOpen: boolean;
  readonly layer: number;
  readonly onClose: () => void;
}

/** What bringing back an earlier menu would change, and the button that does it. */
export function ReversalSheet(props: ReversalSheetProps): ReactElement {
  const { editor, draft, content, number, isOpen, layer, onClose } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const words = t.operations.menuEditor.versions;
  const query = { shopId: draft.shopId, number };
  const actor = useScreenActor((app) => createReversal(app, query));
  const difference = useSelected(actor, selectAnswer);
  const error = useSelected(actor, selectPollingError);
  const form = useForm((app) => createReversalForm(app, editor, query, draft.publications));
  const { isSubmitted } = form;
  useEffect(() => {
    if (isSubmitted) onClose();
  }, [isSubmitted, onClose]);
  return (
    <FormDialog
      isOpen={isOpen}
      layer={layer}
      onClose={onClose}
      size="3xl"
      title={words.sheetTitle()}
      element={form.element}
      confirm={words.confirm()}
      isBusy={form.isBusy}
      isDisabled={difference === null || difference.length === 0}
      error={form.error}
    >
      <p>{words.sheetText()}</p>
      {difference === null && error !== null && (
        <Banner tone="danger" role="alert">
          {errorText(i18n, error.key)}
        </Banner>
      )}
      {difference === null && error === null && <SkeletonList label={t.common.loading()} count={3} />}
      {difference !== null && difference.length === 0 && <Banner tone="neutral">{words.nothing()}</Banner>}
      {difference !== null && <DifferenceList difference={difference} scope={{ draft, content }} />}
    </FormDialog>
  );
}
