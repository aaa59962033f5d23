import type { ReactElement, ReactNode } from "react";
import { VisuallyHidden } from "#ui/design/visually-hidden.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./why.css.ts";

interface WhyProps {
  /** What is explained, for screen readers. */
  readonly about: string;
  readonly children: ReactNode;
}

/** "Why?": explains a price or a promise when opened. */
export function Why({ about, children }: WhyProps): ReactElement {
  const { t } = useI18n();
  return (
    <details className={styles.why}>
      <summary className={styles.question}>
        {t.common.why()}
        <VisuallyHidden>
          {" "}
          <bdi>{about}</bdi>
        </VisuallyHidden>
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
