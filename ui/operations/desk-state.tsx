import type { ReactElement, ReactNode } from "react";
import { selectIsDeskStale, selectIsSoundArmed } from "#core/orders/orders-desk.selectors.ts";
import { useSelector } from "@xstate/react";
import { BellIcon, BellOffIcon, OfflineIcon } from "#ui/design/icons/operations.tsx";
import { SuccessIcon } from "#ui/design/icons/status.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useDesk } from "./desk-context.tsx";
import * as styles from "./desk-state.css.ts";

/** Whether this screen hears and sees orders as they come: a shape and a word each. */
export function DeskState(): ReactElement {
  const { L } = useI18n();
  const desk = useDesk();
  const isStale = useSelector(desk, selectIsDeskStale);
  const isArmed = useSelector(desk, selectIsSoundArmed);
  return (
    <ul className={styles.list}>
      <State
        tone={isStale ? "bad" : "good"}
        icon={isStale ? <OfflineIcon /> : <SuccessIcon />}
        words={isStale ? L.operations.notLive() : L.operations.live()}
      />
      <State
        tone={isArmed ? "good" : "bad"}
        icon={isArmed ? <BellIcon /> : <BellOffIcon />}
        words={isArmed ? L.operations.soundShort() : L.operations.soundShortOff()}
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
