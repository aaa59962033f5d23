import type { ReactElement, ReactNode } from "react";
import { isStorefront } from "#core/routing/paths.ts";
import { useRouteScope } from "#ui/router/use-route-scope.ts";
import * as styles from "./auth-card.css.ts";

interface AuthCardProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly icon?: ReactNode;
  readonly children?: ReactNode;
}

/** The whole of a page about an account: full width on a phone, a card in a shop's wider pages. */
export function AuthCard({ title, subtitle, icon, children }: AuthCardProps): ReactElement {
  const isFramed = isStorefront(useRouteScope());
  return (
    <main id="content" tabIndex={-1} className={isFramed ? styles.framed : styles.card}>
      <header className={styles.head}>
        {icon !== undefined && <span className={styles.emblem}>{icon}</span>}
        <h1 className={styles.title}>{title}</h1>
        {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
      </header>
      {children}
    </main>
  );
}
