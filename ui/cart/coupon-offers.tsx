import type { ReactElement } from "react";
import { selectCouponOffers, type CouponOffer } from "#core/cart/coupon-offers.ts";
import { isolate } from "#core/kernel/isolate.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { CheckIcon } from "#ui/design/icons/controls.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./coupon-offers.css.ts";

/** How many names say what a coupon is for; the rest is counted. */
const MAX_NAMES = 3;

/** The coupons that the shop offers to everybody: those that fit are used by a press, the others say why not and what is missing. */
export function CouponOffers(): ReactElement | null {
  const { t, format } = useI18n();
  const { cart } = useActors();
  const offers = useSelected(cart, selectCouponOffers);
  if (offers.length === 0) return null;
  return (
    <section className={styles.offers} aria-labelledby="coupon-offers">
      <h3 id="coupon-offers" className={styles.title}>
        {t.cart.offers()}
      </h3>
      <ul className={styles.list}>
        {offers.map((offer) => (
          <li key={offer.promotion.id} className={styles.offer}>
            <span className={styles.percent}>{format.percent(offer.promotion.discount.value)}</span>
            <div className={styles.words}>
              <p className={styles.name}>
                <bdi>{offer.promotion.name}</bdi>
              </p>
              <OfferTerms offer={offer} />
            </div>
            {offer.refusal === null && (
              <Button
                size="sm"
                look={offer.isUsed ? "ghost" : "outline"}
                icon={offer.isUsed ? <CheckIcon size={16} /> : undefined}
                aria-pressed={offer.isUsed}
                aria-label={`${offer.isUsed ? t.cart.offerUsed() : t.cart.useOffer()}: ${isolate(offer.promotion.name)}`}
                onPress={() =>
                  cart.send(
                    offer.isUsed
                      ? { type: "cart.clearCoupon", itemIds: offer.itemIds }
                      : { type: "cart.setCoupon", itemIds: offer.itemIds, promotion: offer.promotion },
                  )
                }
              >
                {offer.isUsed ? t.cart.offerUsed() : t.cart.useOffer()}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function OfferTerms({ offer: { refusal, missing } }: { readonly offer: CouponOffer }): ReactElement | null {
  const { t } = useI18n();
  if (refusal === null) return null;
  const shown = missing.slice(0, MAX_NAMES).map((name) => isolate(name));
  const others = missing.length - shown.length;
  return (
    <p className={styles.terms}>
      {missing.length === 0
        ? t.cart.offerRefusal[refusal]()
        : t.cart.offerFor({
            names: shown.join(", ") + (others > 0 ? t.cart.offerForMore({ n: others }) : ""),
          })}
    </p>
  );
}
