import type { ReactElement } from "react";
import { mayUser } from "#core/account/permissions.ts";
import { selectIsBoardStale, selectIsSoundArmed } from "#core/order/board/order-board.selectors.ts";
import { selectEscalatedCount } from "#core/order/board/board-columns.selectors.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { BellIcon, BellOffIcon, OfflineIcon } from "#ui/design/icons/operations.tsx";
import { Button } from "#ui/design/button/button.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useOffice } from "../office-context.tsx";
import { useOrderBoard } from "../order-board-context.tsx";
import { LaunchBar } from "./launch-bar.tsx";
import { MessageBar } from "./message-bar.tsx";
import { LagBar } from "./lag-bar.tsx";
import * as styles from "./board-bars.css.ts";

/** Full-width warnings: no connection, no sound, orders that wait too long. */
export function BoardBars(): ReactElement {
  const { t } = useI18n();
  const { user, organization } = useOffice();
  const board = useOrderBoard();
  const isStale = useSelected(board, selectIsBoardStale);
  const isArmed = useSelected(board, selectIsSoundArmed);
  const escalated = useSelected(board, selectEscalatedCount);
  return (
    <>
      <div role="alert">
        {isStale && (
          <p className={styles.bar({ tone: "danger" })}>
            <OfflineIcon size={24} />
            <span>{t.operations.streamLost()}</span>
          </p>
        )}
        {escalated > 0 && (
          <p className={styles.bar({ tone: "alarm" })}>
            <BellIcon size={24} />
            <span>{t.operations.waitingLong({ n: escalated })}</span>
          </p>
        )}
      </div>
      {mayUser(user, user.selectedOrganizationId, "lags.see") && <LagBar />}
      {mayUser(user, user.selectedOrganizationId, "hours.change") && <LaunchBar />}
      {organization !== null && mayUser(user, user.selectedOrganizationId, "messages.see") && (
        <MessageBar organizationId={organization.id} />
      )}
      {!isArmed && (
        <section className={styles.bar({ tone: "sound" })} aria-label={t.operations.soundShortOff()}>
          <BellOffIcon size={24} />
          <p>{t.operations.soundOff()}</p>
          <Button
            size="md"
            color="dark"
            icon={<BellIcon />}
            className={styles.arm}
            onPress={() => board.send({ type: "orderBoard.armSound" })}
          >
            {t.operations.armSound()}
          </Button>
        </section>
      )}
    </>
  );
}
