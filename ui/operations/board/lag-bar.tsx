import type { ReactElement } from "react";
import { createLags } from "#core/app/screen/create-lags.ts";
import { selectLags } from "#core/lag/lags.machine.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { WarningIcon } from "#ui/design/icons/status.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./board-bars.css.ts";

/** What messages or repeated work are behind, and since when; for managers, since staff can do nothing about it. */
export function LagBar(): ReactElement {
  const { t, format } = useI18n();
  const actor = useScreenActor(createLags);
  const lags = useSelected(actor, selectLags);
  return (
    <div role="status">
      {lags.map(({ work, since }) => (
        <p key={work} className={styles.bar({ tone: "sound" })}>
          <WarningIcon size={24} />
          <span>{t.operations.lags[work]({ time: format.time(since, OFFICE_TIMEZONE) })}</span>
        </p>
      ))}
    </div>
  );
}
