import type { ReactElement, ReactNode } from "react";
import { selectIsBoardStale, selectIsSoundArmed } from "#core/order/board/order-board.selectors.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { BellIcon, BellOffIcon, OfflineIcon } from "#ui/design/icons/operations.tsx";
import { SuccessIcon } from "#ui/design/icons/status.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useOrderBoard } from "../order-board-context.tsx";
import * as styles from "./board-state.css.ts";

/** Whether this screen hears and sees orders as they come: a shape and a word each. */
export function BoardState(): ReactElement {
  const { t } = useI18n();
  const board = useOrderBoard();
  const isStale = useSelected(board, selectIsBoardStale);
  const isArmed = useSelected(board, selectIsSoundArmed);
  return (
    <ul className={styles.list}>
      <State
        tone={isStale ? "bad" : "good"}
        icon={isStale ? <OfflineIcon /> : <SuccessIcon />}
        words={isStale ? t.operations.notLive() : t.operations.live()}
      />
      <State
        tone={isArmed ? "good" : "bad"}
        icon={isArmed ? <BellIcon /> : <BellOffIcon />}
        words={isArmed ? t.operations.soundShort() : t.operations.soundShortOff()}
      />
    </ul>
  );
}

interface StateProps {
  readonly tone: "good" | "bad";
  readonly icon: ReactNode;
  readonly words: string;
}

function State({ tone, icon, words }: StateProps): ReactElement {
  return (
    <li className={styles.state({ tone })}>
      {icon}
      <span className={styles.words}>{words}</span>
    </li>
  );
}
