import { Suspense, type ReactElement } from "react";
import type { Route } from "#core/routing/route.ts";
import { useHydrated } from "#ui/app/use-hydrated.ts";
import { LoadingBar } from "#ui/design/loading-bar.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useScreen } from "./screen-loader.ts";
import type { ScreenSource } from "./screen.ts";
import { SCREENS } from "./screens.ts";

interface PageViewProps {
  /** The pages on screen, outermost first; all but the first are dialogs. */
  readonly chain: readonly Route[];
  readonly params: Readonly<Record<string, string>>;
}

/** The screens of a page, one over the other. Dialogs appear once the browser has taken the page over. */
export function PageView({ chain, params }: PageViewProps): ReactElement {
  const isHydrated = useHydrated();
  const shown = isHydrated ? chain : chain.filter((route) => !route.isModal);
  return (
    <>
      {shown.map((route) => {
        const source = SCREENS[route.id];
        return source === undefined ? null : (
          <Suspense key={route.id} fallback={<ScreenFallback isModal={route.isModal} />}>
            <LoadedScreen source={source} params={params} />
          </Suspense>
        );
      })}
    </>
  );
}

interface LoadedScreenProps {
  readonly source: ScreenSource;
  readonly params: Readonly<Record<string, string>>;
}

function LoadedScreen({ source, params }: LoadedScreenProps): ReactElement {
  // The component was made by its module; this only looks it up.
  const Screen = useScreen(source);
  // oxlint-disable-next-line react/static-components
  return <Screen params={params} />;
}

interface ScreenFallbackProps {
  readonly isModal: boolean;
}

function ScreenFallback({ isModal }: ScreenFallbackProps): ReactElement | null {
  const { L } = useI18n();
  return isModal ? null : <LoadingBar isLoading label={L.common.loading()} />;
}
