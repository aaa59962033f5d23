import { useEffect, useRef, type ReactElement } from "react";
import type { RemovedLine } from "#core/cart/edit/removed-line.ts";
import { Button } from "#ui/design/button/button.tsx";
import { TrashIcon } from "#ui/design/icons/operations.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./removed-notice.css.ts";

interface RemovedNoticeProps {
  readonly removed: RemovedLine;
  readonly onUndo: () => void;
}

/**
 * Says what was taken out, where it stood, and puts it back at a press. Focus, which was on the line, comes here: an undo that
 * a keyboard has to look for would be none (CART-22).
 */
export function RemovedNotice({ removed, onUndo }: RemovedNoticeProps): ReactElement {
  const { t } = useI18n();
  const undo = useRef<HTMLButtonElement>(null);
  // Not autoFocus: react-aria's waits, and meanwhile the dialog takes the focus.
  useEffect(() => undo.current?.focus(), []);
  return (
    <div className={styles.notice}>
      <TrashIcon size={18} className={styles.icon} />
      <p role="status" className={styles.text}>
        {t.cart.removed({ name: removed.name })}
      </p>
      <Button ref={undo} size="sm" look="outline" onPress={onUndo}>
        {t.toast.undo()}
      </Button>
    </div>
  );
}
