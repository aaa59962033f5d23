import { Suspense, type ReactElement } from "react";
import { late } from "#ui/errors/late.tsx";
import { useHydrated } from "./app/use-hydrated.ts";

const Toasts = late(async () => (await import("#ui/toast/toasts.tsx")).Toasts);
const BuildWatch = late(async () => (await import("./app/build-watch.tsx")).BuildWatch);
const ConsentLayer = late(async () => (await import("./consent/consent-layer.tsx")).ConsentLayer);
const ConfirmationLayer = late(
  async () => (await import("./confirmation/confirmation-layer.tsx")).ConfirmationLayer,
);

/** The question of consent, which stands before the page, so that a keyboard reaches it first. */
export function ConsentSlot(): ReactElement | null {
  const isHydrated = useHydrated();
  return isHydrated ? (
    <Suspense>
      <ConsentLayer />
    </Suspense>
  ) : null;
}

/** The overlays of every page: toasts and the confirmation dialog (ROUTE-12). Neither is part of the first paint. */
export function Overlays(): ReactElement | null {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <Suspense>
      <Toasts />
      <ConfirmationLayer />
      <BuildWatch />
    </Suspense>
  );
}
