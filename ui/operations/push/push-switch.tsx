import type { ReactElement } from "react";
import { createPushSwitch } from "#core/app/screen/create-push-switch.ts";
import { selectIsPushOn, selectMayPush, selectPushTrouble } from "#core/push/push-switch.machine.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Switch } from "#ui/design/choice/switch.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./push-switch.css.ts";

/** Whether this device shows new orders while no screen is open; the browser asks at that press alone (BOARD-27). */
export function PushSwitch(): ReactElement {
  const { t } = useI18n();
  const actor = useScreenActor(createPushSwitch);
  const isOn = useSelected(actor, selectIsPushOn);
  const mayPush = useSelected(actor, selectMayPush);
  const trouble = useSelected(actor, selectPushTrouble);
  return (
    <div className={styles.root}>
      <Switch
        label={t.operations.push.label()}
        description={t.operations.push.text()}
        isSelected={isOn}
        isDisabled={!mayPush}
        onChange={(isWanted) => actor.send({ type: isWanted ? "push.switchOn" : "push.switchOff" })}
      />
      <p role="status" className={styles.trouble}>
        {trouble !== null && t.operations.push[trouble]()}
      </p>
    </div>
  );
}
