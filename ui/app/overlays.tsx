import { lazy, Suspense, type ReactElement } from "react";
import { useHydrated } from "./use-hydrated.ts";

const Toasts = lazy(async () => ({ default: (await import("#ui/toast/toasts.tsx")).Toasts }));
const ConfirmationLayer = lazy(async () => ({
  default: (await import("#ui/modal/confirmation-layer.tsx")).ConfirmationLayer,
}));

/** What may lie over every page: toasts and the confirmation dialog (spec §2). Neither is part of the first paint. */
export function Overlays(): ReactElement | null {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <Suspense>
      <Toasts />
      <ConfirmationLayer />
    </Suspense>
  );
}
