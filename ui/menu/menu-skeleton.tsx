import type { ReactElement } from "react";
import { page } from "#ui/design/layout.css.ts";
import { Skeleton } from "#ui/design/skeleton.tsx";
import { VisuallyHidden } from "#ui/design/visually-hidden.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { grid } from "./menu-section.css.ts";
import * as styles from "./menu-skeleton.css.ts";

const CARDS = [1, 2, 3, 4, 5, 6];

/** The shape of a menu until it comes. */
export function MenuSkeleton(): ReactElement {
  const { L } = useI18n();
  return (
    <main id="content" tabIndex={-1} className={page()} aria-busy="true">
      <VisuallyHidden>{L.common.loading()}</VisuallyHidden>
      <div className={styles.head}>
        <Skeleton shape="title" />
        <Skeleton shape="short" />
        <Skeleton shape="button" />
      </div>
      <div className={grid}>
        {CARDS.map((card) => (
          <Skeleton key={card} shape="card" />
        ))}
      </div>
    </main>
  );
}
