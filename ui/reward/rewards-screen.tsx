import { Suspense, type ReactElement } from "react";
import { useLocation } from "react-router";
import { selectIsAuthKnown, selectUser } from "#core/account/auth/auth.selectors.ts";
import { pageNumberOf } from "#core/kernel/page-number.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { GiftIcon } from "#ui/design/icons/purchase.tsx";
import { page as pageFrame } from "#ui/design/layout/layout.css.ts";
import { PageHeader } from "#ui/design/layout/page-header.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { usePlaceOfOrder } from "#ui/shop/status/use-place-of-order.ts";
import { PointsGuest, PointsGuestRoom } from "./points-guest.tsx";
import { PointsRule } from "./points-rule.tsx";
import { OwnPoints } from "./own-points.tsx";
import * as styles from "./rewards-screen.css.ts";
import { PointsGoals } from "./points-goals.tsx";

/** Points: a guest sees how they work, a customer also the own balance, history and what it pays (REWARD-5). */
export default function RewardsScreen(): ReactElement {
  const { t } = useI18n();
  const { auth } = useActors();
  const place = usePlaceOfOrder();
  const user = useSelected(auth, selectUser);
  const isKnown = useSelected(auth, selectIsAuthKnown);
  const page = pageNumberOf(new URLSearchParams(useLocation().search).get("page"));
  const waiting = <SkeletonList label={t.common.loading()} />;
  return (
    <main id="content" tabIndex={-1} className={`${pageFrame({ width: "middle" })} ${styles.screen}`}>
      <PageHeader title={t.rewards.title()} subtitle={t.rewards.subtitle()} />
      {place === null ? (
        waiting
      ) : !place.shop.features.points ? (
        <EmptyState icon={<GiftIcon size={40} />} title={t.rewards.noneTitle()} />
      ) : user !== null ? (
        <Suspense fallback={waiting}>
          <OwnPoints key={place.shop.id} place={place} page={page} />
        </Suspense>
      ) : (
        <>
          {isKnown ? <PointsGuest /> : <PointsGuestRoom />}
          <PointsRule rate={null} />
          <PointsGoals place={place} available={null} />
        </>
      )}
    </main>
  );
}
