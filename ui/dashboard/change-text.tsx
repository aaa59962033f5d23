import type { ReactElement } from "react";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./dashboard.css.ts";

interface ChangeTextProps {
  /** Whole per cent; null where there is nothing to compare with. */
  readonly change: number | null;
  /** What it was before. */
  readonly before: string;
}

/** How a figure differs from the period before: an arrow, the words, and what it was. */
export function ChangeText({ change, before }: ChangeTextProps): ReactElement {
  const { t } = useI18n();
  const words = t.dashboard.change;
  const [sign, text] =
    change === null
      ? ["", words.none()]
      : change === 0
        ? ["=", words.same()]
        : change > 0
          ? ["↑", words.more({ n: change })]
          : ["↓", words.less({ n: -change })];
  return (
    <span className={styles.change}>
      <span className={styles.changeChip}>
        <span aria-hidden="true">{sign}</span> {text}
      </span>
      {change !== null && <span>{t.dashboard.before({ value: before })}</span>}
    </span>
  );
}
