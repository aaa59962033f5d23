import { Suspense, useEffect, useMemo, type ReactElement } from "react";
import type { MenuDraft } from "#core/draft/menu-draft.ports.ts";
import type { MenuEditorActor } from "#core/draft/menu-editor.machine.ts";
import { draftDifference, selectIsDraftWriting } from "#core/draft/menu-editor.selectors.ts";
import type { MenuContent } from "#core/draft/menu-entry.ts";
import { selectBoardInstant } from "#core/order/board/board-columns.selectors.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { late } from "#ui/errors/late.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useFreshModal } from "#ui/modal/use-fresh-modal.ts";
import { useOrderBoard } from "../order-board-context.tsx";
import * as styles from "./menu-editor.css.ts";

const PublishSheet = late(async () => (await import("./publish/publish-sheet.tsx")).PublishSheet);

interface DraftBarProps {
  readonly actor: MenuEditorActor;
  readonly draft: MenuDraft;
  readonly content: MenuContent;
}

/** How much waits to be published, and the way there. */
export function DraftBar({ actor, draft, content }: DraftBarProps): ReactElement {
  const { t, format } = useI18n();
  const words = t.operations.menuEditor.draft;
  const { toaster } = useActors();
  const now = useSelected(useOrderBoard(), selectBoardInstant);
  const isWriting = useSelected(actor, selectIsDraftWriting);
  const difference = useMemo(() => draftDifference(draft, content), [draft, content]);
  const sheet = useFreshModal("operations.menuPublish");
  const { close } = sheet;
  useEffect(() => {
    const told = [actor.on("menuEditor.published", close), actor.on("menuEditor.scheduled", close)];
    return () => told.forEach((one) => one.unsubscribe());
  }, [actor, close, toaster]);
  return (
    <div className={styles.bar}>
      {draft.missedAt !== null && (
        <Banner tone="warn" role="alert" title={words.missedTitle()}>
          {words.missedText({ when: format.relative(draft.missedAt, now, OFFICE_TIMEZONE) })}
        </Banner>
      )}
      {draft.publishAt !== null && (
        <p className={styles.schedule}>
          <span>
            {words.scheduled({
              when: format.relative(draft.publishAt, now, OFFICE_TIMEZONE),
              by: draft.scheduledBy ?? t.operations.menuEditor.somebody(),
            })}
          </span>
          <Button
            size="sm"
            look="soft"
            isDisabled={isWriting}
            onPress={() =>
              actor.send({ type: "menuEditor.write", write: { kind: "schedule", publishAt: null } })
            }
          >
            {words.unschedule()}
          </Button>
        </p>
      )}
      <p className={styles.barText} role="status">
        {isWriting
          ? words.saving()
          : difference.length === 0
            ? words.none()
            : words.count({ n: difference.length })}
      </p>
      {difference.length > 0 && (
        <Button color="accent" onPress={sheet.open}>
          {words.review()}
        </Button>
      )}
      {sheet.openings > 0 && (
        <Suspense>
          <PublishSheet
            key={sheet.openings}
            actor={actor}
            draft={draft}
            content={content}
            difference={difference}
            isOpen={sheet.isOpen}
            layer={sheet.layer}
            onClose={sheet.close}
          />
        </Suspense>
      )}
    </div>
  );
}
