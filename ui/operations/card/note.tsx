import type { ReactElement } from "react";
import { mentionsAllergy } from "#core/order/board/card-facts.ts";
import { WarningIcon } from "#ui/design/icons/status.tsx";
import { NoteIcon } from "#ui/design/icons/purchase.tsx";
import { VisuallyHidden } from "#ui/design/visually-hidden.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./note.css.ts";

interface NoteProps {
  /** Whose note it is, for screen readers. */
  readonly label: string;
  readonly text: string;
}

/** A customer's note, highlighted; in red and with a warning when it mentions an allergy. */
export function Note({ label, text }: NoteProps): ReactElement {
  const { t } = useI18n();
  const isAllergy = mentionsAllergy(text);
  return (
    <p className={styles.note({ isAllergy })}>
      {isAllergy ? <WarningIcon /> : <NoteIcon />}
      <span>
        {isAllergy ? (
          <strong className={styles.allergy}>{t.operations.allergyNote()}</strong>
        ) : (
          <VisuallyHidden>{label}: </VisuallyHidden>
        )}
        <bdi>{text}</bdi>
      </span>
    </p>
  );
}
