import type { ReactElement } from "react";
import type { LineChange } from "#core/order/line-change/line-change.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ChangedLines } from "../../line-change/changed-lines.tsx";
import * as styles from "./change-card.css.ts";

interface MadeChangesProps {
  readonly changes: readonly LineChange[];
}

/** What left the order after it was accepted, struck through, and why. */
export function MadeChanges({ changes }: MadeChangesProps): ReactElement {
  const { t } = useI18n();
  const words = t.orders.lineChange;
  return (
    <>
      {changes.map(({ at, lines, note, outcome }) =>
        outcome === null || outcome === "refused" || outcome === "withdrawn" ? null : (
          <div key={at} className={styles.made}>
            <p className={styles.quiet}>{words.outcome[outcome]()}</p>
            <ChangedLines lines={lines} isReplaced={outcome !== "removed"} />
            {note !== null && (
              <p className={styles.note}>
                <bdi>{note}</bdi>
              </p>
            )}
          </div>
        ),
      )}
    </>
  );
}
