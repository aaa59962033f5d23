import type { ReactElement } from "react";
import { selectIsSessionLost } from "#core/order/board/order-board.selectors.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { BellOffIcon } from "#ui/design/icons/operations.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useOrderBoard } from "../order-board-context.tsx";
import * as styles from "./session-lost.css.ts";

/** Says over everything that no orders arrive, long enough to be read, before the screen signs out (BOARD-9). */
export function SessionLost(): ReactElement | null {
  const { t } = useI18n();
  const isLost = useSelected(useOrderBoard(), selectIsSessionLost);
  if (!isLost) return null;
  return (
    <div role="alert" className={styles.cover}>
      <BellOffIcon size={72} />
      <p className={styles.title}>{t.operations.notReceiving()}</p>
      <p className={styles.text}>{t.operations.notReceivingText()}</p>
    </div>
  );
}
