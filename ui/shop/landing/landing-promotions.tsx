import type { ReactElement } from "react";
import type { Promotion } from "#core/promotion/promotion.ts";
import { selectUser } from "#core/account/auth/auth.selectors.ts";
import type { Shop } from "#core/shop/shop.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { GiftIcon } from "#ui/design/icons/purchase.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import type { I18n } from "#ui/i18n/i18n.ts";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import * as styles from "./shop-landing.css.ts";

interface LandingPromotionsProps {
  readonly shop: Shop;
}

/** Offers open to all, and that points are earned, or how many there are. */
export function LandingPromotions({ shop }: LandingPromotionsProps): ReactElement | null {
  const i18n = useI18n();
  const { t, format } = i18n;
  const { availablePromotions, features } = shop;
  const user = useSelected(useActors().auth, selectUser);
  const own = user?.customers.find(({ shopId }) => shopId === shop.id)?.availableRewardPoints ?? 0;
  if (availablePromotions.length === 0 && !features.points) return null;
  return (
    <section aria-labelledby="offers">
      <h2 id="offers" className={styles.title}>
        {t.shop.promotions()}
      </h2>
      <div className={styles.cards}>
        {availablePromotions.map((promotion) => (
          <article key={promotion.id} className={styles.offer}>
            <span className={styles.percent}>
              {t.shop.promotionOff({ percent: format.percent(promotion.discount.value) })}
            </span>
            <div>
              <p className={styles.offerName}>
                <bdi>{promotion.name}</bdi>
              </p>
              <p className={styles.offerTerms}>{termsOf(i18n, promotion)}</p>
            </div>
          </article>
        ))}
        {features.points && (
          <ScopedLink to="/rewards" className={styles.location}>
            <GiftIcon size={28} />
            <span className={styles.locationName}>
              {own > 0 ? t.shop.pointsOwn({ points: format.points(own) }) : t.shop.pointsTeaser()}
            </span>
            <span className={styles.quiet}>
              {own > 0 ? t.shop.pointsOwnText() : t.shop.pointsTeaserText()}
            </span>
          </ScopedLink>
        )}
      </div>
    </section>
  );
}

function termsOf({ t }: I18n, { limitedToMobileApp, usageLimitPerCustomer }: Promotion): string {
  return [
    limitedToMobileApp ? t.shop.promotionAppOnly() : "",
    usageLimitPerCustomer?.options.validForFirstOrdersOnly === true ? t.shop.promotionFirstOrders() : "",
  ]
    .filter(Boolean)
    .join(", ");
}
