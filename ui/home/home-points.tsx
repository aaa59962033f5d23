import type { ReactElement } from "react";
import type { User } from "#core/account/user.ts";
import type { ShopId } from "#core/kernel/id.ts";
import { card } from "#ui/design/layout/card.css.ts";
import { ChevronRightIcon } from "#ui/design/icons/controls.tsx";
import { GiftIcon } from "#ui/design/icons/purchase.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import * as styles from "./home-screen.css.ts";

interface HomePointsProps {
  readonly user: User;
  readonly shopId: ShopId;
}

/** How many points there are, leading to their page. */
export function HomePoints({ user, shopId }: HomePointsProps): ReactElement {
  const { t, format } = useI18n();
  // The record is made at the first visit; until then there are none.
  const points = user.customers.find((customer) => customer.shopId === shopId)?.availableRewardPoints ?? 0;
  return (
    <ScopedLink to="/rewards" className={`${card({ padding: "none", interactive: true })} ${styles.points}`}>
      <span className={styles.emblem}>
        <GiftIcon size={26} />
      </span>
      <span className={styles.words}>
        <span className={styles.status}>{t.rewards.balance({ points: format.points(points) })}</span>
        <span className={styles.quiet}>{t.home.seePoints()}</span>
      </span>
      <ChevronRightIcon size={20} />
    </ScopedLink>
  );
}
