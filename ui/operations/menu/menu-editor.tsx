import { useMemo, type ReactElement } from "react";
import { createMenuEditor } from "#core/app/screen/menu/create-menu-editor.ts";
import type { ShopId } from "#core/kernel/id.ts";
import {
  editedContent,
  selectDraft,
  selectDraftError,
  selectWaitingWrites,
} from "#core/draft/menu-editor.selectors.ts";
import type { MenuEditorActor } from "#core/draft/menu-editor.machine.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { OfflineIcon } from "#ui/design/icons/operations.tsx";
import { LockIcon } from "#ui/design/icons/settings.tsx";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { EditedMenu } from "./edited-menu.tsx";

interface MenuEditorProps {
  readonly shopId: ShopId;
}

function leave(editor: MenuEditorActor): void {
  editor.send({ type: "menuEditor.leave" });
}

/** The menu of one shop with its draft: read, then edited. */
export function MenuEditor({ shopId }: MenuEditorProps): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const words = t.operations.menuEditor;
  const actor = useScreenActor((app) => createMenuEditor(app, shopId), leave);
  const draft = useSelected(actor, selectDraft);
  const waiting = useSelected(actor, selectWaitingWrites);
  const error = useSelected(actor, selectDraftError);
  const content = useMemo(() => (draft === null ? null : editedContent(draft, waiting)), [draft, waiting]);
  if (error?.tag === "Forbidden")
    return (
      <Banner tone="neutral" icon={<LockIcon />} title={words.notAllowed()}>
        {words.notAllowedText()}
      </Banner>
    );
  if (error !== null)
    return (
      <EmptyState
        icon={<OfflineIcon size={40} />}
        title={words.failedTitle()}
        action={
          <Button onPress={() => actor.send({ type: "menuEditor.refresh" })}>{t.common.retry()}</Button>
        }
      >
        {errorText(i18n, error.key)}
      </EmptyState>
    );
  if (draft === null || content === null) return <SkeletonList label={t.common.loading()} count={6} />;
  return <EditedMenu actor={actor} draft={draft} content={content} />;
}
