import type { ReactElement } from "react";
import { createPromotionList } from "#core/app/screen/setting/create-promotions.ts";
import type { ShopId } from "#core/kernel/id.ts";
import { selectAnswer, selectPollingError } from "#core/polling/polling.selectors.ts";
import { promotionPath } from "#core/setting/location/setting-paths.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { Button } from "#ui/design/button/button.tsx";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { PlusIcon } from "#ui/design/icons/controls.tsx";
import { OfflineIcon } from "#ui/design/icons/operations.tsx";
import { TicketIcon } from "#ui/design/icons/purchase.tsx";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import * as office from "../../office-screen.css.ts";
import * as settings from "../settings.css.ts";
import { PromotionRow } from "./promotion-row.tsx";
import * as styles from "./promotion.css.ts";

interface PromotionsProps {
  readonly shopId: ShopId;
  readonly shopName: string;
}

/** The promotions of a shop: what each takes off, whether it runs, and how often it was used (PROMOTION-16). */
export function Promotions({ shopId, shopName }: PromotionsProps): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const words = t.operations.settings.promotion;
  const actor = useScreenActor((app) => createPromotionList(app, shopId));
  const list = useSelected(actor, selectAnswer);
  const error = useSelected(actor, selectPollingError);
  return (
    <>
      <header className={settings.sectionHead}>
        <h1 className={office.title}>
          {t.operations.settings.promotions()} · <bdi>{shopName}</bdi>
        </h1>
        <ScopedLink to={promotionPath(shopId, null)} className={buttonStyle({ size: "md", color: "accent" })}>
          <PlusIcon size={20} />
          {words.add()}
        </ScopedLink>
      </header>
      {list === null && error !== null ? (
        <EmptyState
          icon={<OfflineIcon size={40} />}
          title={words.failedTitle()}
          action={<Button onPress={() => actor.send({ type: "polling.retry" })}>{t.common.retry()}</Button>}
        >
          {errorText(i18n, error.key)}
        </EmptyState>
      ) : list === null ? (
        <SkeletonList label={t.common.loading()} count={4} />
      ) : list.promotions.length === 0 ? (
        <EmptyState icon={<TicketIcon size={40} />} title={words.emptyTitle()}>
          {words.emptyText()}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {list.promotions.map((promotion) => (
            <PromotionRow key={promotion.id} shopId={shopId} promotion={promotion} />
          ))}
        </ul>
      )}
    </>
  );
}
