import { lazy, Suspense, type ComponentType, type ReactElement, type ReactNode } from "react";
import type { Layout } from "#core/routing/route.ts";
import { ShopLayout } from "#ui/shop/shop-layout.tsx";

interface LayoutProps {
  readonly children: ReactNode;
}

const OperationsLayout = lazy(async () => ({
  default: (await import("./operations-layout.tsx")).OperationsLayout,
}));
const AuthLayout = lazy(async () => ({ default: (await import("./auth-layout.tsx")).AuthLayout }));
const LandingLayout = lazy(async () => ({ default: (await import("./landing-layout.tsx")).LandingLayout }));
const StandaloneLayout = lazy(async () => ({
  default: (await import("./standalone-layout.tsx")).StandaloneLayout,
}));

// The storefront's frame is part of the first screen; the others come with their screens.
const LAYOUTS: Readonly<Record<Layout, ComponentType<LayoutProps> | null>> = {
  shop: ShopLayout,
  operations: OperationsLayout,
  auth: AuthLayout,
  landing: LandingLayout,
  standalone: StandaloneLayout,
  default: null,
  none: null,
};

interface LayoutFrameProps {
  readonly layout: Layout;
  readonly children: ReactNode;
}

/** The frame of a page (spec §2). */
export function LayoutFrame({ layout, children }: LayoutFrameProps): ReactElement {
  const Frame = LAYOUTS[layout];
  return Frame === null ? (
    <>{children}</>
  ) : (
    <Suspense>
      <Frame>{children}</Frame>
    </Suspense>
  );
}
