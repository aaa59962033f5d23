import type { ReactElement } from "react";
import { createLegalPublication } from "#core/app/screen/legal/create-legal.ts";
import type { LegalHistoryActor } from "#core/setting/legal/legal-history.machine.ts";
import { isSameContent, type LegalContent, type LegalDocument } from "#core/legal/legal-text.ts";
import { selectAnswer } from "#core/polling/polling.selectors.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "../settings.css.ts";

interface LegalPublicationProps {
  readonly document: LegalDocument;
  readonly history: LegalHistoryActor;
  /** Of the draft that is held. */
  readonly version: number;
  readonly content: LegalContent;
  /** Whether it is what stands on screen. */
  readonly isSaved: boolean;
}

/** The button that makes the held draft public, and why it cannot be pressed (SHOP-22). */
export function LegalPublication(props: LegalPublicationProps): ReactElement | null {
  const { document, history, version, content, isSaved } = props;
  const words = useI18n().t.operations.settings.legalTexts;
  const answer = useSelected(history, selectAnswer);
  const form = useForm((app) => createLegalPublication(app, history, { document, version }));
  if (answer === null) return null;
  const isPublic = answer.content !== null && isSameContent(answer.content, content);
  const number = (answer.versions[0]?.number ?? 0) + 1;
  return (
    <div className={styles.saveRow}>
      <p role="status" className={styles.quiet}>
        {!isSaved ? words.saveFirst() : isPublic ? words.isPublic() : words.ready()}
      </p>
      <Button
        size="md"
        color="accent"
        loading={form.isBusy}
        isDisabled={!isSaved || isPublic}
        onPress={form.submit}
      >
        {words.publish({ number: String(number) })}
      </Button>
    </div>
  );
}
