import { Suspense, useState, type ReactElement } from "react";
import { createPublicationList } from "#core/app/screen/menu/create-publications.ts";
import type { MenuDraft } from "#core/draft/menu-draft.ports.ts";
import type { MenuEditorActor } from "#core/draft/menu-editor.machine.ts";
import type { MenuContent } from "#core/draft/menu-entry.ts";
import { selectBoardInstant } from "#core/order/board/board-columns.selectors.ts";
import { selectAnswer, selectPollingError } from "#core/polling/polling.selectors.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { OfflineIcon } from "#ui/design/icons/operations.tsx";
import { NoteIcon } from "#ui/design/icons/purchase.tsx";
import { VersionList, VersionRow } from "#ui/design/list/version-list.tsx";
import { late } from "#ui/errors/late.tsx";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useFreshModal } from "#ui/modal/use-fresh-modal.ts";
import { useOrderBoard } from "../../order-board-context.tsx";

const ReversalSheet = late(async () => (await import("./reversal-sheet.tsx")).ReversalSheet);

interface VersionsViewProps {
  readonly editor: MenuEditorActor;
  readonly draft: MenuDraft;
  readonly content: MenuContent;
}

/** The publications of a menu, the newest first, each with the way back to it (MENU-20). */
export function VersionsView({ editor, draft, content }: VersionsViewProps): ReactElement {
  const i18n = useI18n();
  const { t, format } = i18n;
  const words = t.operations.menuEditor.versions;
  const now = useSelected(useOrderBoard(), selectBoardInstant);
  const actor = useScreenActor((app) => createPublicationList(app, { shopId: draft.shopId, page: 1 }));
  const page = useSelected(actor, selectAnswer);
  const error = useSelected(actor, selectPollingError);
  const [number, choose] = useState(0);
  const sheet = useFreshModal("operations.menuReversal");
  const open = (wanted: number): void => {
    choose(wanted);
    sheet.open();
  };
  const wayBack = (wanted: number): ReactElement => (
    <Button size="sm" look="soft" aria-label={words.goBackTo({ n: wanted })} onPress={() => open(wanted)}>
      {words.goBack()}
    </Button>
  );
  if (page === null && error !== null)
    return (
      <EmptyState
        icon={<OfflineIcon size={40} />}
        title={words.failedTitle()}
        action={<Button onPress={() => actor.send({ type: "polling.retry" })}>{t.common.retry()}</Button>}
      >
        {errorText(i18n, error.key)}
      </EmptyState>
    );
  if (page === null) return <SkeletonList label={t.common.loading()} count={4} />;
  if (page.items.length === 0)
    return (
      <EmptyState icon={<NoteIcon size={40} />} title={words.emptyTitle()}>
        {words.emptyText()}
      </EmptyState>
    );
  return (
    <>
      <VersionList label={t.operations.menuEditor.views.versions()}>
        {page.items.map((one) => (
          <VersionRow
            key={one.number}
            title={words.number({ n: one.number })}
            badge={one.number === draft.publications ? words.current() : undefined}
            about={
              <>
                {one.revertedTo === null ? words.publish() : words.revert({ n: one.revertedTo })} ·{" "}
                {words.changed({ n: one.changed })} ·{" "}
                {t.operations.menuEditor.draft.by({
                  by: one.by ?? words.bySystem(),
                  when: format.relative(one.at, now, OFFICE_TIMEZONE),
                })}
              </>
            }
            action={one.number === draft.publications ? null : wayBack(one.number)}
          />
        ))}
        <VersionRow title={words.first()} action={wayBack(0)} />
      </VersionList>
      {sheet.openings > 0 && (
        <Suspense>
          <ReversalSheet
            key={sheet.openings}
            editor={editor}
            draft={draft}
            content={content}
            number={number}
            isOpen={sheet.isOpen}
            layer={sheet.layer}
            onClose={sheet.close}
          />
        </Suspense>
      )}
    </>
  );
}
