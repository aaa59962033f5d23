import { Suspense, type ReactElement } from "react";
import { late } from "#ui/errors/late.tsx";
import { useHydrated } from "./app/use-hydrated.ts";

const LateOverlays = late(async () => (await import("./late-overlays.tsx")).LateOverlays);
const ConsentLayer = late(async () => (await import("./late-overlays.tsx")).ConsentLayer);

/** The question of consent, which stands before the page, so that a keyboard reaches it first. */
export function ConsentSlot(): ReactElement | null {
  const isHydrated = useHydrated();
  return isHydrated ? (
    <Suspense>
      <ConsentLayer />
    </Suspense>
  ) : null;
}

/** The overlays of every page: toasts and the confirmation dialog (ROUTE-12). None is part of the first paint. */
export function Overlays(): ReactElement | null {
  const isHydrated = useHydrated();
  return isHydrated ? (
    <Suspense>
      <LateOverlays />
    </Suspense>
  ) : null;
}
