import type { ReactElement } from "react";
import { createDomainCheck } from "#core/app/screen/setting/create-shop-domain.ts";
import type { ShopId } from "#core/kernel/id.ts";
import { selectAnswer, selectIsPollingBusy, selectPollingError } from "#core/polling/polling.selectors.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "../settings.css.ts";

interface DomainCheckProps {
  readonly shopId: ShopId;
}

const TONES = { here: "success", elsewhere: "warn", missing: "warn", unknown: "info" } as const;

/** Whether the saved domain leads here by now, asked again while somebody looks. */
export function DomainCheck({ shopId }: DomainCheckProps): ReactElement {
  const i18n = useI18n();
  const words = i18n.t.operations.settings.domain;
  const actor = useScreenActor((app) => createDomainCheck(app, shopId));
  const report = useSelected(actor, selectAnswer);
  const isBusy = useSelected(actor, selectIsPollingBusy);
  const error = useSelected(actor, selectPollingError);
  return (
    <>
      <div role="status">
        {error !== null ? (
          <Banner tone="warn">{errorText(i18n, error.key)}</Banner>
        ) : report === null ? (
          <p className={styles.quiet}>{words.checking()}</p>
        ) : (
          <Banner tone={TONES[report.state]}>
            {report.state === "elsewhere"
              ? words.state.elsewhere({ found: report.found.join(", ") })
              : words.state[report.state]()}
          </Banner>
        )}
      </div>
      <div className={styles.actions}>
        <Button
          size="md"
          color="white"
          loading={isBusy}
          onPress={() => actor.send({ type: "polling.ask", query: shopId })}
        >
          {words.again()}
        </Button>
      </div>
    </>
  );
}
