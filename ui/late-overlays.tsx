import { Suspense, type ReactElement } from "react";
import { BuildWatch } from "./app/build-watch.tsx";
import { OfflineNotice } from "./app/offline-notice.tsx";
import { ConfirmationLayer } from "./confirmation/confirmation-layer.tsx";
import { InstallLayer } from "./install/install-layer.tsx";
import { RedirectLayer } from "./redirect/redirect-layer.tsx";
import { Toasts } from "./toast/toasts.tsx";

export { ConsentLayer } from "./consent/consent-layer.tsx";

/** The overlays of every page, in one file (ROUTE-12). */
export function LateOverlays(): ReactElement {
  return (
    <>
      <Suspense>
        <Toasts />
        <ConfirmationLayer />
        <BuildWatch />
      </Suspense>
      <Suspense>
        <OfflineNotice />
        <InstallLayer />
        <RedirectLayer />
      </Suspense>
    </>
  );
}
