import type { ReactElement } from "react";
import { PlainButton } from "#ui/design/button/plain-button.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useModal } from "#ui/modal/use-modal.ts";
import { CONSENT_MODAL } from "./consent-modal.ts";
import * as styles from "./consent-button.css.ts";

/** In every foot: what was agreed to can be changed at any time (CONSENT-1). */
export function ConsentButton(): ReactElement {
  const { t } = useI18n();
  const { open } = useModal(CONSENT_MODAL);
  return (
    <PlainButton look="text" className={styles.button} onClick={open}>
      {t.navigation.consent()}
    </PlainButton>
  );
}
