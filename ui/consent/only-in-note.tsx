import type { ReactElement } from "react";
import type { ShownLegalText } from "#core/legal/legal-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./consent-prompt.css.ts";

interface OnlyInNoteProps {
  readonly own: ShownLegalText;
}

/** Says that an organization has no words in the language of the page (SHOP-23). */
export function OnlyInNote({ own }: OnlyInNoteProps): ReactElement | null {
  const { locale, t } = useI18n();
  return own.locale === locale ? null : <p className={styles.note}>{t.consent.onlyIn[own.locale]()}</p>;
}
