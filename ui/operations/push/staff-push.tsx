import type { ReactElement } from "react";
import { createPushSwitch } from "#core/app/screen/push/create-push-switch.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { PushSwitch } from "#ui/push/push-switch.tsx";
import * as styles from "./staff-push.css.ts";

/** Whether this device shows new orders while no screen is open (BOARD-27). */
export function StaffPush(): ReactElement {
  const { t } = useI18n();
  return (
    <div className={styles.root}>
      <PushSwitch create={createPushSwitch} description={t.push.arrivals()} />
    </div>
  );
}
