import type { ReactElement } from "react";
import { popularProducts } from "#core/menu/sections.ts";
import type { Menu } from "#core/menu/menu.ts";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { page } from "#ui/design/layout/layout.css.ts";
import { Picture } from "#ui/design/picture.tsx";
import { MethodChoice } from "#ui/fulfillment/method-choice.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import type { PlaceOfOrder } from "../status/use-place-of-order.ts";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import * as styles from "./landing-hero.css.ts";
import { lead } from "./lead.css.ts";
import { StatusBadge } from "../status/status-badge.tsx";
import { StatusBanner } from "../status/status-banner.tsx";

interface LandingHeroProps {
  readonly place: PlaceOfOrder;
  readonly menu: Menu | null;
}

const DISHES = 5;
// The large plates: what is fetched at once delays all else that is.
const LARGE_DISHES = 2;

/** The shop's name and status, how to order, and pictures of its dishes. */
export function LandingHero({ place, menu }: LandingHeroProps): ReactElement {
  const { t } = useI18n();
  const { shop, location } = place;
  const dishes =
    menu === null ? [] : popularProducts(menu, location.id).filter(({ picture }) => picture !== null);
  return (
    <section className={styles.hero}>
      <div className={`${page()} ${styles.columns}`}>
        <div className={styles.words}>
          <StatusBadge place={place} />
          <h1 className={styles.name}>
            <bdi>{shop.name}</bdi>
          </h1>
          <p className={lead}>{t.shop.metaLead()}</p>
          <div className={styles.actions}>
            <MethodChoice />
            <ScopedLink to="/menu" className={buttonStyle({ color: "accent", size: "xl" })}>
              {t.shop.seeMenu()}
            </ScopedLink>
          </div>
          <StatusBanner place={place} />
        </div>
        <ul className={styles.dishes} aria-hidden="true">
          {dishes.slice(0, DISHES).map((product, at) => (
            <li key={product.id} className={styles.dish}>
              <Picture
                picture={product.picture}
                ratio="square"
                rounded="none"
                fit="contain"
                decorative
                eager={at < LARGE_DISHES}
                className={styles.picture}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
