import type { ReactElement } from "react";
import { selectRun, type RunActor } from "#core/courier/connect-run.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";

interface RunNoticesProps {
  readonly actor: RunActor;
}

/** What waits to be sent, what was not taken, and whether the order on screen may be old (COURIER-8). */
export function RunNotices({ actor }: RunNoticesProps): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const { waiting, isAway, refused, error } = useSelected(actor, selectRun);
  const isWaiting = isAway && waiting.length > 0;
  return (
    <>
      <div role="status">
        {isWaiting && (
          <Banner tone="warn" title={t.courier.offlineQueued()}>
            {waiting.map(({ type }) => t.courier.action[type]()).join(" · ")}
          </Banner>
        )}
        {!isWaiting && error !== null && (
          <Banner
            tone="warn"
            action={
              <Button size="md" look="soft" onPress={() => actor.send({ type: "run.wake" })}>
                {t.common.retry()}
              </Button>
            }
          >
            {t.courier.unread()}
          </Banner>
        )}
      </div>
      {refused !== null && (
        <Banner
          role="alert"
          tone="danger"
          title={t.courier.refused({ action: t.courier.action[refused.type]() })}
        >
          {refused.error.message ?? errorText(i18n, refused.error.key)}
        </Banner>
      )}
    </>
  );
}
