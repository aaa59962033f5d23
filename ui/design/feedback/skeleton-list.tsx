import type { ReactElement } from "react";
import { Skeleton } from "./skeleton.tsx";
import { stack } from "./skeleton.css.ts";
import { VisuallyHidden } from "../visually-hidden.tsx";

interface SkeletonListProps {
  /** "Loading…", announced once. */
  readonly label: string;
  readonly count?: number | undefined;
}

/** Several card-shaped skeletons, for a list that is loading. */
export function SkeletonList({ label, count = 4 }: SkeletonListProps): ReactElement {
  return (
    <div className={stack} role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} shape="card" />
      ))}
    </div>
  );
}
