import type { ReactElement } from "react";
import { createLaunchList } from "#core/app/screen/launch/create-launches.ts";
import type { ShopId } from "#core/kernel/id.ts";
import { selectAnswer, selectPollingError } from "#core/polling/polling.selectors.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { OfflineIcon } from "#ui/design/icons/operations.tsx";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { LaunchPanel } from "./launch-panel.tsx";

interface ShopLaunchProps {
  readonly shopId: ShopId;
}

/** A shop's way to the public: what is done, what is missing, and the button that publishes it (SHOP-20). */
export function ShopLaunch({ shopId }: ShopLaunchProps): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const actor = useScreenActor(createLaunchList);
  const launches = useSelected(actor, selectAnswer);
  const error = useSelected(actor, selectPollingError);
  const launch = launches?.find((one) => one.shopId === shopId);
  if (launch !== undefined) return <LaunchPanel launch={launch} list={actor} />;
  return error === null ? (
    <SkeletonList label={t.common.loading()} count={3} />
  ) : (
    <EmptyState
      icon={<OfflineIcon size={40} />}
      title={t.operations.settings.launch.failed()}
      headingLevel={1}
      action={<Button onPress={() => actor.send({ type: "polling.retry" })}>{t.common.retry()}</Button>}
    >
      {errorText(i18n, error.key)}
    </EmptyState>
  );
}
