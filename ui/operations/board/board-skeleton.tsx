import type { ReactElement } from "react";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { skeleton } from "./board-skeleton.css.ts";

/** The board before its first list. */
export function BoardSkeleton(): ReactElement {
  const { t } = useI18n();
  return (
    <div className={skeleton}>
      <SkeletonList label={t.common.loading()} count={3} />
    </div>
  );
}
