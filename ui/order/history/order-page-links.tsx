import type { ReactElement } from "react";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import * as styles from "./orders-screen.css.ts";

interface OrderPageLinksProps {
  readonly page: number;
  /** Null: nobody counted them, and there is one after this. */
  readonly pages: number | null;
  readonly hrefOf: (page: number) => string;
}

/** Newer, older, and which page of how many; nothing for a single one. */
export function OrderPageLinks({ page, pages, hrefOf }: OrderPageLinksProps): ReactElement | null {
  const { t, format } = useI18n();
  if (pages !== null && pages < 2) return null;
  const look = buttonStyle({ size: "md", color: "white" });
  return (
    <nav className={styles.pages} aria-label={t.orders.pages()}>
      {page > 1 ? (
        <ScopedLink to={hrefOf(page - 1)} className={look} rel="prev">
          {t.orders.newer()}
        </ScopedLink>
      ) : (
        <span />
      )}
      <span>
        {pages === null
          ? t.orders.pageNumber({ page: format.count(page) })
          : t.orders.pageOf({ page: format.count(page), pages: format.count(pages) })}
      </span>
      {pages === null || page < pages ? (
        <ScopedLink to={hrefOf(page + 1)} className={look} rel="next">
          {t.orders.older()}
        </ScopedLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
