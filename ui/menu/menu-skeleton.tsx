import type { ReactElement, ReactNode } from "react";
import { page } from "#ui/design/layout/layout.css.ts";
import { Skeleton } from "#ui/design/feedback/skeleton.tsx";
import { VisuallyHidden } from "#ui/design/visually-hidden.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { grid } from "./section/card-list.css.ts";
import * as styles from "./menu-skeleton.css.ts";

const CARDS = [1, 2, 3, 4, 5, 6];

interface MenuSkeletonProps {
  /** Replaces the menu's heading where there is content to read. */
  readonly children?: ReactNode;
}

/** The skeleton of a menu while it loads. */
export function MenuSkeleton({ children }: MenuSkeletonProps): ReactElement {
  const { t } = useI18n();
  return (
    <main id="content" tabIndex={-1} className={`${page()} ${styles.main}`} aria-busy="true">
      <VisuallyHidden>{t.common.loading()}</VisuallyHidden>
      {children ?? (
        <div className={styles.head}>
          <Skeleton shape="title" />
          <Skeleton shape="short" />
          <Skeleton shape="button" />
        </div>
      )}
      <div className={grid}>
        {CARDS.map((card) => (
          <Skeleton key={card} shape="card" />
        ))}
      </div>
    </main>
  );
}
