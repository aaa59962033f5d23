import type { ReactElement } from "react";
import type { App } from "#core/app/create-app.ts";
import {
  selectIsPushOn,
  selectMayPush,
  selectPushTrouble,
  type PushSwitchActor,
} from "#core/push/push-switch.machine.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Switch } from "#ui/design/choice/switch.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { visuallyHidden } from "#ui/design/visually-hidden.css.ts";

interface PushSwitchProps {
  readonly create: (app: App) => PushSwitchActor;
  /** What the device shows once it is on. */
  readonly description: string;
}

/** Whether this device gets pushes while no page is open; the browser asks at that press alone (BOARD-27, MESSAGE-2). */
export function PushSwitch({ create, description }: PushSwitchProps): ReactElement {
  const { t } = useI18n();
  const actor = useScreenActor(create);
  const isOn = useSelected(actor, selectIsPushOn);
  const mayPush = useSelected(actor, selectMayPush);
  const trouble = useSelected(actor, selectPushTrouble);
  // In the place of what pushes are for, so that nothing moves when a browser says that they are blocked.
  const words = trouble === null ? null : t.push[trouble]();
  return (
    <>
      <Switch
        label={t.push.label()}
        description={words ?? description}
        isSelected={isOn}
        isDisabled={!mayPush}
        onChange={(isWanted) => actor.send({ type: isWanted ? "push.switchOn" : "push.switchOff" })}
      />
      <p role="status" className={visuallyHidden}>
        {words}
      </p>
    </>
  );
}
