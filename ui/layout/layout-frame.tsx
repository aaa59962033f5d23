import { Suspense, type ReactElement, type ReactNode } from "react";
import type { Layout } from "#core/routing/route.ts";
import { useScreen } from "#ui/router/screen-loader.ts";
import type { ScreenSource } from "#ui/router/screen.ts";
import { ShopLayout } from "#ui/shop/shop-layout.tsx";
import { LAYOUTS } from "./layouts.ts";

interface LayoutFrameProps {
  readonly layout: Layout;
  readonly children: ReactNode;
}

/** The frame of a page (ROUTE-5). */
export function LayoutFrame({ layout, children }: LayoutFrameProps): ReactElement {
  if (layout === "shop") return <ShopLayout>{children}</ShopLayout>;
  const source = LAYOUTS[layout];
  return source === undefined ? (
    <>{children}</>
  ) : (
    <Suspense>
      <LoadedFrame source={source}>{children}</LoadedFrame>
    </Suspense>
  );
}

interface LoadedFrameProps {
  readonly source: ScreenSource;
  readonly children: ReactNode;
}

const NO_PARAMS = {};

function LoadedFrame({ source, children }: LoadedFrameProps): ReactElement {
  // The component was made by its module; this only looks it up.
  const Frame = useScreen(source);
  // oxlint-disable-next-line react/static-components
  return <Frame params={NO_PARAMS}>{children}</Frame>;
}
