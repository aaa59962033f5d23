import "#ui/design/theme/fonts.css.ts";
import "#ui/design/theme/reset.css.ts";
import { Suspense, type ReactElement } from "react";
import type { App } from "#core/app/create-app.ts";
import { toAppError } from "#core/errors/app-error.ts";
import { ErrorBoundary } from "#ui/errors/error-boundary.tsx";
import { FatalWatch } from "#ui/errors/fatal-watch.tsx";
import type { I18n } from "#ui/i18n/i18n.ts";
import { I18nProvider } from "#ui/i18n/i18n-provider.tsx";
import { RouterView } from "./router-view.tsx";
import { type ScreenLoader, ScreenLoaderContext } from "#ui/router/screen-loader.ts";
import { AppProvider } from "./app/app-context.tsx";
import { takeOver } from "./app/take-over.ts";
import { ConsentSlot, Overlays } from "./overlays.tsx";
import { type PageSettings, PageSettingsProvider } from "./app/page-settings.tsx";

interface AppRootProps {
  readonly app: App;
  readonly i18n: I18n;
  readonly screens: ScreenLoader;
  readonly settings: PageSettings;
}

/** The whole ui, the same in browser and server; needs a router around it. */
export function AppRoot({ app, i18n, screens, settings }: AppRootProps): ReactElement {
  return (
    <AppProvider app={app}>
      <PageSettingsProvider settings={settings}>
        <I18nProvider i18n={i18n}>
          <ScreenLoaderContext value={screens}>
            <ErrorBoundary
              onError={(error) => {
                takeOver(app);
                app.root.send({ type: "app.fail", error: toAppError(error), where: "screen" });
              }}
            >
              <ConsentSlot />
              <Suspense>
                <FatalWatch>
                  <RouterView />
                </FatalWatch>
              </Suspense>
              <Overlays />
            </ErrorBoundary>
          </ScreenLoaderContext>
        </I18nProvider>
      </PageSettingsProvider>
    </AppProvider>
  );
}
