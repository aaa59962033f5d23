import type { ReactElement } from "react";
import { selectShop } from "#core/shop/shop.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { page } from "#ui/design/layout/layout.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { ConsentButton } from "#ui/consent/consent-button.tsx";
import * as styles from "./shop-footer.css.ts";

const LEGAL_PAGES = ["terms", "privacy", "cookies", "refund"] as const;

/** The foot of every shop page: the company, its places and the legal pages. */
export function ShopFooter(): ReactElement | null {
  const { t, format } = useI18n();
  const actors = useActors();
  const shop = useSelected(actors.shop, selectShop);
  if (shop === null) return null;
  const { organization, locations } = shop;
  return (
    <footer className={styles.footer}>
      <div className={`${page()} ${styles.columns}`}>
        <div className={styles.column}>
          <p className={styles.name}>
            <bdi>{shop.name}</bdi>
          </p>
          <p>{t.navigation.company({ name: organization.legalName, taxId: organization.taxId })}</p>
          <p>
            <bdi>{organization.address}</bdi>
          </p>
          <p>
            <a href={`mailto:${organization.email}`}>{organization.email}</a>
          </p>
        </div>
        <div className={styles.column}>
          <p className={styles.title}>{t.shop.locations()}</p>
          <ul className={styles.list}>
            {locations.map((location) => (
              <li key={location.id}>
                <ScopedLink to={`/location/${location.slug}`}>
                  <bdi>{location.name}</bdi>
                </ScopedLink>
                {location.phone !== "" && (
                  <>
                    {" · "}
                    <a href={`tel:${location.phone}`}>{format.phone(location.phone)}</a>
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
        <nav className={styles.column} aria-label={t.navigation.footer()}>
          <ul className={styles.list}>
            {LEGAL_PAGES.map((name) => (
              <li key={name}>
                <ScopedLink to={`/${name}`}>{t.navigation[name]()}</ScopedLink>
              </li>
            ))}
            <li>
              <ConsentButton />
            </li>
          </ul>
        </nav>
      </div>
      <p className={`${page()} ${styles.maker}`}>{t.navigation.poweredBy()}</p>
    </footer>
  );
}
