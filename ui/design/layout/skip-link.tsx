import type { ReactElement } from "react";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { skip } from "./skip-link.css.ts";

/** The first stop of the keyboard: past the frame, to the screen's own content. */
export function SkipLink(): ReactElement {
  const { t } = useI18n();
  return (
    <a href="#content" className={skip}>
      {t.common.skipToContent()}
    </a>
  );
}
