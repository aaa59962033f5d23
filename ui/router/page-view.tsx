import { Suspense, useEffect, useEffectEvent, useState, type ReactElement } from "react";
import type { Route } from "#core/routing/route.ts";
import { useHydrated } from "#ui/app/use-hydrated.ts";
import { LoadingBar } from "#ui/design/loading-bar.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { MenuSkeleton } from "#ui/menu/menu-skeleton.tsx";
import { useScreen } from "./screen-loader.ts";
import type { ScreenSource } from "./screen.ts";
import { SCREENS } from "./screens.ts";

// As long as a sheet takes to slide in.
const DIALOG_MILLIS = 250;

interface PageViewProps {
  /** The pages on screen, outermost first; all but the first are dialogs. */
  readonly chain: readonly Route[];
  readonly params: Readonly<Record<string, string>>;
  /** It is not known yet who is there: no dialog opens until then. */
  readonly isWaiting?: boolean;
}

/**
 * The screens of a page, one over the other. Dialogs appear once the browser has taken the page over. Beneath a dialog
 * that was opened by its address the menu is a shape until the dialog can be used.
 */
export function PageView({ chain, params, isWaiting = false }: PageViewProps): ReactElement {
  const isHydrated = useHydrated();
  const dialog = chain.at(-1);
  const [isMenuDue, setMenuDue] = useState(dialog?.isModal !== true || dialog.hasMenu);
  const shown = isHydrated && !isWaiting ? chain : chain.filter((route) => !route.isModal);
  return (
    <>
      {shown.map((route) => {
        const source = SCREENS[route.id];
        if (source === undefined) return null;
        if (!isMenuDue && route.hasMenu) return <MenuSkeleton key={route.id} />;
        return (
          <Suspense key={route.id} fallback={<ScreenFallback isModal={route.isModal} />}>
            <LoadedScreen source={source} params={params} />
            {!isMenuDue && route === dialog && <AfterDialog onOpen={() => setMenuDue(true)} />}
          </Suspense>
        );
      })}
    </>
  );
}

interface AfterDialogProps {
  readonly onOpen: () => void;
}

/** Tells when the dialog that stands beside it was drawn and has slid in. */
function AfterDialog({ onOpen }: AfterDialogProps): null {
  const tell = useEffectEvent(onOpen);
  useEffect(() => {
    const timer = setTimeout(tell, DIALOG_MILLIS);
    return () => clearTimeout(timer);
  }, []);
  return null;
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
