import {
  Suspense,
  useDeferredValue,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
} from "react";
import type { Route } from "#core/routing/route.ts";
import { useHydrated } from "#ui/app/use-hydrated.ts";
import { DialogCovered } from "#ui/design/dialog/dialog-covered.ts";
import { DialogOutlined } from "#ui/design/dialog/dialog-outlined.ts";
import { LoadingBar } from "#ui/design/feedback/loading-bar.tsx";
import { isOnPhone, watchPhone } from "#ui/design/layout/on-phone.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { LinkedProduct } from "#ui/menu/linked-product.tsx";
import { MenuSkeleton } from "#ui/menu/menu-skeleton.tsx";
import { LoadedScreen } from "./router/loaded-screen.tsx";
import { useScreenLoader } from "./router/screen-loader.ts";

// The duration of a sheet's slide-in animation.
const DIALOG_MS = 250;

interface ScreenStackProps {
  /** The pages on screen, outermost first; all but the first are dialogs. */
  readonly chain: readonly Route[];
  readonly params: Readonly<Record<string, string>>;
  /** It is not known yet who is there: no dialog opens until then. */
  readonly isWaiting: boolean;
}

/**
 * The screens of a page, one over the other. Dialogs appear once the browser has taken the page over. Beneath a dialog
 * that was opened by its address the menu is a shape until the dialog can be used, or as long as it fills a phone, and the
 * product of the address is there to be read; in the place of a dialog that fills a phone its outline stands until then.
 */
export function ScreenStack({ chain, params, isWaiting }: ScreenStackProps): ReactNode {
  const isHydrated = useHydrated();
  const [page, ...dialogs] = chain;
  const [isOpen, setOpen] = useState(dialogs.length === 0);
  const [isMenuSeen, setMenuSeen] = useState(isOpen);
  const screens = useScreenLoader();
  const top = dialogs.at(-1);
  const outline = top === undefined ? undefined : screens.sourceOf(top.id)?.outline;
  const isPhone = useSyncExternalStore(watchPhone, isOnPhone, () => true);
  // A dialog may be closed before it has slid in.
  if (dialogs.length === 0 && !isOpen) setOpen(true);
  if (isOpen && !isMenuSeen && !(isPhone && outline !== undefined)) setMenuSeen(true);
  // Beneath a dialog a whole menu is drawn piece by piece, so that what the person does comes in between.
  const isMenuDue = useDeferredValue(isMenuSeen);
  if (page === undefined) return null;
  return (
    <>
      {isMenuDue || !page.hasMenu ? (
        <Screens routes={[page]} params={params} />
      ) : (
        <MenuSkeleton>
          {params["product"] === undefined ? null : <LinkedProduct slug={params["product"]} />}
        </MenuSkeleton>
      )}
      {!isOpen && outline !== undefined && (
        <Suspense>
          <LoadedScreen source={outline} params={params} />
        </Suspense>
      )}
      {isHydrated && !isWaiting && (
        <DialogOutlined value={!isOpen && outline !== undefined}>
          <Screens routes={dialogs} params={params}>
            {!isOpen && <AfterDialog onOpen={setOpen} />}
          </Screens>
        </DialogOutlined>
      )}
    </>
  );
}

interface ScreensProps {
  readonly routes: readonly Route[];
  readonly params: Readonly<Record<string, string>>;
  /** Rendered with the last of them. */
  readonly children?: ReactNode;
}

/** Stacked screens; each is rendered after those below it, so that dialogs open in their order. */
function Screens({ routes: [route, ...above], params, children }: ScreensProps): ReactNode {
  const screens = useScreenLoader();
  if (route === undefined) return null;
  const source = screens.sourceOf(route.id);
  return (
    <Suspense key={route.id} fallback={<ScreenFallback isModal={route.isModal} />}>
      <DialogCovered value={above.length > 0}>
        {source !== undefined && <LoadedScreen source={source} params={params} />}
      </DialogCovered>
      {above.length === 0 ? (
        children
      ) : (
        <Screens routes={above} params={params}>
          {children}
        </Screens>
      )}
    </Suspense>
  );
}

interface AfterDialogProps {
  readonly onOpen: (isOpen: true) => void;
}

/** Calls back when the dialog next to it has been rendered and has slid in. */
function AfterDialog({ onOpen }: AfterDialogProps): null {
  useEffect(() => {
    const timer = setTimeout(onOpen, DIALOG_MS, true);
    return () => clearTimeout(timer);
  }, [onOpen]);
  return null;
}

interface ScreenFallbackProps {
  readonly isModal: boolean;
}

function ScreenFallback({ isModal }: ScreenFallbackProps): ReactElement | null {
  const { t } = useI18n();
  return isModal ? null : <LoadingBar isLoading label={t.common.loading()} />;
}
