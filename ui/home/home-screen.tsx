import { Suspense, type ReactElement } from "react";
import { selectUser } from "#core/account/auth/auth.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { page } from "#ui/design/layout/layout.css.ts";
import { PageHeader } from "#ui/design/layout/page-header.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { usePlaceOfOrder } from "#ui/shop/status/use-place-of-order.ts";
import { ActiveOrders } from "./active-orders.tsx";
import { AgainOrders } from "./again-orders.tsx";
import { HomeAgain } from "./home-again.tsx";
import { HomePlace } from "./home-place.tsx";
import { HomePoints } from "./home-points.tsx";
import * as styles from "./home-screen.css.ts";

/** A customer's start: the active order, what can be ordered again, points, and where orders go to (ROUTE-14). */
export default function HomeScreen(): ReactElement {
  const { t } = useI18n();
  const user = useSelected(useActors().auth, selectUser);
  const place = usePlaceOfOrder();
  const waiting = <SkeletonList label={t.common.loading()} />;
  return (
    <main id="content" tabIndex={-1} className={`${page({ width: "wide" })} ${styles.screen}`}>
      <PageHeader
        title={user === null ? t.navigation.home() : t.navigation.greeting({ name: user.firstName })}
      />
      {user === null || place === null ? (
        waiting
      ) : (
        <Suspense fallback={waiting}>
          <div key={place.shop.id} className={styles.columns}>
            <div className={styles.column}>
              <ActiveOrders shopId={place.shop.id} />
              <AgainOrders place={place} />
            </div>
            <div className={styles.column}>
              {place.shop.features.points && <HomePoints user={user} shopId={place.shop.id} />}
              <HomePlace />
            </div>
          </div>
          <HomeAgain place={place} />
        </Suspense>
      )}
    </main>
  );
}
