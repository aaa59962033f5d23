import type { ReactElement, ReactNode } from "react";
import { selectShop } from "#core/shop/shop.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { VisuallyHidden } from "#ui/design/visually-hidden.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { SkipLink } from "#ui/design/layout/skip-link.tsx";
import * as styles from "./standalone-layout.css.ts";
import { Wordmark } from "./wordmark.tsx";

interface StandaloneLayoutProps {
  readonly children?: ReactNode;
}

/** The layout of a page such as a shop's sign-in: only a link home around it. */
export function StandaloneLayout({ children }: StandaloneLayoutProps): ReactElement {
  const { t } = useI18n();
  const actors = useActors();
  const shop = useSelected(actors.shop, selectShop);
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.header}>
        <ScopedLink to="/" className={styles.home}>
          {shop === null ? (
            <Wordmark />
          ) : (
            <>
              <span className={styles.mark} aria-hidden="true">
                {shop.name.slice(0, 1)}
              </span>
              <bdi>{shop.name}</bdi>
            </>
          )}
          <VisuallyHidden>, {t.navigation.home()}</VisuallyHidden>
        </ScopedLink>
      </header>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
