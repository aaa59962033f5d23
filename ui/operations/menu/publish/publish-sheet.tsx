import { useMemo, useState, type ReactElement } from "react";
import { hindrances } from "#core/draft/menu-flaws.ts";
import type { MenuDraft } from "#core/draft/menu-draft.ports.ts";
import type { MenuEditorActor } from "#core/draft/menu-editor.machine.ts";
import { selectIsDraftWriting } from "#core/draft/menu-editor.selectors.ts";
import { shownOf, type EntryDifference } from "#core/draft/menu-difference.ts";
import { entryName, type MenuContent } from "#core/draft/menu-entry.ts";
import { selectBoardInstant } from "#core/order/board/board-columns.selectors.ts";
import { chosenEffectiveAt } from "#core/shop/ordering/schedule-choice.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { FormDialog } from "#ui/form/form-dialog.tsx";
import { useFormElement } from "#ui/form/use-form-element.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useOrderBoard } from "../../order-board-context.tsx";
import { DifferenceList } from "./difference-list.tsx";
import { FlawList, flawTerms } from "./flaw-list.tsx";
import { PUBLISH_NOW, PublicationTimeFields, type PublicationTime } from "./publication-time.tsx";
import * as styles from "./publish-sheet.css.ts";

interface PublishSheetProps {
  readonly actor: MenuEditorActor;
  readonly draft: MenuDraft;
  readonly content: MenuContent;
  readonly difference: readonly EntryDifference[];
  readonly isOpen: boolean;
  readonly layer: number;
  readonly onClose: () => void;
}

/** What publishing would change, what is wrong with it, and the button that does it. */
export function PublishSheet(props: PublishSheetProps): ReactElement {
  const { actor, draft, content, difference, isOpen, layer, onClose } = props;
  const { t, format, locale } = useI18n();
  const words = t.operations.menuEditor;
  const now = useSelected(useOrderBoard(), selectBoardInstant);
  const isWriting = useSelected(actor, selectIsDraftWriting);
  const ids = useMemo(() => new Set<string>(difference.map((one) => shownOf(one).id)), [difference]);
  const isBlocked = useMemo(
    () => hindrances(content, draft.entries, flawTerms(draft)).length > 0,
    [content, draft],
  );
  const [when, setWhen] = useState<PublicationTime>(PUBLISH_NOW);
  const [isAsked, setAsked] = useState(false);
  const publishAt = chosenEffectiveAt(when, OFFICE_TIMEZONE, now);
  const { element } = useFormElement({
    submit: () => {
      setAsked(true);
      if (!when.isLater) actor.send({ type: "menuEditor.write", write: { kind: "publish" } });
      else if (publishAt.ok)
        actor.send({ type: "menuEditor.write", write: { kind: "schedule", publishAt: publishAt.value } });
    },
    isBusy: isWriting,
  });
  return (
    <FormDialog
      isOpen={isOpen}
      layer={layer}
      onClose={onClose}
      size="3xl"
      title={words.draft.publishTitle()}
      element={element}
      confirm={when.isLater ? words.draft.schedule() : words.draft.publish()}
      isBusy={isWriting}
      isDisabled={isBlocked || difference.length === 0}
    >
      <PublicationTimeFields
        when={when}
        onChange={setWhen}
        problem={isAsked && !publishAt.ok ? publishAt.error : null}
      />
      <FlawList draft={draft} content={content} ids={ids} />
      <DifferenceList
        difference={difference}
        scope={{ draft, content }}
        actionOf={(one) => {
          const { id } = shownOf(one);
          const change = draft.changes.find((held) => held.id === id);
          const name = entryName(shownOf(one), locale);
          return (
            <p className={styles.foot}>
              {change !== undefined && (
                <span className={styles.by}>
                  {words.draft.by({
                    by: change.by ?? words.somebody(),
                    when: format.relative(change.at, now, OFFICE_TIMEZONE),
                  })}
                </span>
              )}
              <Button
                size="sm"
                look="ghost"
                aria-label={words.draft.discardNamed({ name })}
                onPress={() =>
                  actor.send({ type: "menuEditor.write", write: { kind: "discard", ids: [id] } })
                }
              >
                {words.draft.discard()}
              </Button>
            </p>
          );
        }}
      />
    </FormDialog>
  );
}
