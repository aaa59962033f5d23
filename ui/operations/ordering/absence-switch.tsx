import type { ReactElement } from "react";
import { createAbsenceRule } from "#core/app/screen/ordering/create-absence-rule.ts";
import type { LocationId } from "#core/kernel/id.ts";
import { ABSENCE_MS } from "#core/order/lifecycle/absence.ts";
import {
  selectIsAbsenceRuleFailed,
  selectMayChangeAbsenceRule,
  selectPausesOrders,
} from "#core/shop/ordering/absence-rule.machine.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Switch } from "#ui/design/choice/switch.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./ordering-panel.css.ts";

interface AbsenceSwitchProps {
  readonly locationId: LocationId;
}

/** Whether a location's orders pause when no screen follows it; a manager's to say (BOARD-14). */
export function AbsenceSwitch({ locationId }: AbsenceSwitchProps): ReactElement {
  const { t } = useI18n();
  const actor = useScreenActor((app) => createAbsenceRule(app, locationId));
  const pausesOrders = useSelected(actor, selectPausesOrders);
  const mayChange = useSelected(actor, selectMayChangeAbsenceRule);
  const isFailed = useSelected(actor, selectIsAbsenceRuleFailed);
  return (
    <div className={styles.absence}>
      <Switch
        label={t.ordering.pauseUnwatched()}
        description={t.ordering.pauseUnwatchedText({ minutes: ABSENCE_MS / 60_000 })}
        isSelected={pausesOrders === true}
        isDisabled={pausesOrders === null}
        onChange={(isWanted) => {
          if (mayChange) actor.send({ type: "absenceRule.change", pausesOrders: isWanted });
        }}
      />
      <div role="status" className={styles.absenceTrouble}>
        {isFailed && (
          <>
            {pausesOrders === null ? t.common.loadingFailed() : t.ordering.notChanged()}
            {pausesOrders === null && (
              <Button size="sm" color="white" onPress={() => actor.send({ type: "absenceRule.retry" })}>
                {t.common.retry()}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  );
}
