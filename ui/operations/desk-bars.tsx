import type { ReactElement } from "react";
import { selectIsDeskStale, selectIsSoundArmed } from "#core/orders/orders-desk.selectors.ts";
import { selectEscalatedCount } from "#core/orders/board.selectors.ts";
import { useSelector } from "@xstate/react";
import { BellIcon, BellOffIcon, OfflineIcon } from "#ui/design/icons/operations.tsx";
import { PlainButton } from "#ui/design/plain-button.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useDesk } from "./desk-context.tsx";
import * as styles from "./desk-bars.css.ts";

/** What must not be overlooked, across the whole screen: no stream, no sound, orders that wait too long. */
export function DeskBars(): ReactElement {
  const { L } = useI18n();
  const desk = useDesk();
  const isStale = useSelector(desk, selectIsDeskStale);
  const isArmed = useSelector(desk, selectIsSoundArmed);
  const escalated = useSelector(desk, selectEscalatedCount);
  return (
    <>
      <div role="alert">
        {isStale && (
          <p className={styles.bar({ tone: "danger" })}>
            <OfflineIcon size={24} />
            <span>{L.operations.streamLost()}</span>
          </p>
        )}
        {escalated > 0 && (
          <p className={styles.bar({ tone: "alarm" })}>
            <BellIcon size={24} />
            <span>{L.operations.waitingLong({ n: escalated })}</span>
          </p>
        )}
      </div>
      {!isArmed && (
        <section className={styles.bar({ tone: "sound" })} aria-label={L.operations.soundShortOff()}>
          <BellOffIcon size={24} />
          <p>{L.operations.soundOff()}</p>
          <PlainButton
            size="md"
            color="dark"
            icon={<BellIcon />}
            className={styles.arm}
            onClick={() => desk.send({ type: "desk.armSound" })}
          >
            {L.operations.armSound()}
          </PlainButton>
        </section>
      )}
    </>
  );
}
