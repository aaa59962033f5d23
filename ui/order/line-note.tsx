import type { ReactElement } from "react";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { LinkedSentence } from "#ui/i18n/linked-sentence.tsx";

interface LineNoteProps {
  readonly text: string;
}

/** A customer's note on a line, isolated from the text direction around it. */
export function LineNote({ text }: LineNoteProps): ReactElement {
  const { t } = useI18n();
  return (
    <LinkedSentence sentence={(place) => t.cart.note({ text: place })}>
      <bdi>{text}</bdi>
    </LinkedSentence>
  );
}
