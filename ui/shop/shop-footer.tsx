import type { ReactElement } from "react";
import { selectShop } from "#core/shop/shop.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { page } from "#ui/design/layout.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { HereLink } from "#ui/router/here-link.tsx";
import * as styles from "./shop-footer.css.ts";

/** The foot of every shop page: the company, its places and the legal pages. */
export function ShopFooter(): ReactElement | null {
  const { L, format } = useI18n();
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
          <p>{L.navigation.company({ name: organization.legalName, taxId: organization.taxId })}</p>
          <p>
            <bdi>{organization.address}</bdi>
          </p>
          <p>
            <a href={`mailto:${organization.email}`}>{organization.email}</a>
          </p>
        </div>
        <div className={styles.column}>
          <p className={styles.title}>{L.shop.locations()}</p>
          <ul className={styles.list}>
            {locations.map((location) => (
              <li key={location.id}>
                <HereLink to={`/location/${location.slug}`}>
                  <bdi>{location.name}</bdi>
                </HereLink>
                {" · "}
                <a href={`tel:${location.phone}`}>{format.phone(location.phone)}</a>
              </li>
            ))}
          </ul>
        </div>
        <nav className={styles.column} aria-label={L.navigation.footer()}>
          <ul className={styles.list}>
            <li>
              <HereLink to="/terms">{L.navigation.terms()}</HereLink>
            </li>
            <li>
              <HereLink to="/privacy">{L.navigation.privacy()}</HereLink>
            </li>
            <li>
              <HereLink to="/cookies">{L.navigation.cookies()}</HereLink>
            </li>
          </ul>
        </nav>
      </div>
      <p className={`${page()} ${styles.maker}`}>{L.navigation.poweredBy()}</p>
    </footer>
  );
}
