import type { ReactElement, ReactNode } from "react";
import type { AnyActorRef } from "xstate";
import { selectSettingEdit, selectUnread } from "#core/setting/setting.selectors.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { OfflineIcon } from "#ui/design/icons/operations.tsx";
import { NoteIcon } from "#ui/design/icons/purchase.tsx";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";

interface SettingFrameProps {
  /** Of a setting, whichever its noun. */
  readonly actor: AnyActorRef;
  /** What is drawn once it was read. */
  readonly children: ReactNode;
}

/** A setting once it was read; until then, or where that failed, what is said instead. */
export function SettingFrame({ actor, children }: SettingFrameProps): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const isRead = useSelected(actor, selectSettingEdit) !== null;
  const unread = useSelected(actor, selectUnread);
  if (unread?.tag === "NotFound")
    return (
      <EmptyState icon={<NoteIcon size={40} />} title={t.operations.settings.missing()}>
        {t.operations.settings.missingText()}
      </EmptyState>
    );
  if (unread !== null)
    return (
      <EmptyState
        icon={<OfflineIcon size={40} />}
        title={t.operations.settings.failedTitle()}
        action={<Button onPress={() => actor.send({ type: "setting.retry" })}>{t.common.retry()}</Button>}
      >
        {errorText(i18n, unread.key)}
      </EmptyState>
    );
  return isRead ? <>{children}</> : <SkeletonList label={t.common.loading()} count={4} />;
}
