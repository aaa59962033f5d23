import { Suspense, type ReactElement } from "react";
import type { App } from "#core/app/create-app.ts";
import { toAppError } from "#core/errors/app-error.ts";
import { scopedPath } from "#core/routing/paths.ts";
import { AppProvider } from "#ui/app/app-context.tsx";
import { PageSettingsProvider, type PageSettings } from "#ui/app/page-settings.tsx";
import { ErrorBoundary } from "#ui/errors/error-boundary.tsx";
import { createMissing } from "#ui/errors/late.tsx";
import type { I18n } from "#ui/i18n/i18n.ts";
import { I18nProvider } from "#ui/i18n/i18n-provider.tsx";
import { createScreenLoader, ScreenLoaderContext } from "#ui/router/screen-loader.ts";
import { RouterView } from "#ui/router-view.tsx";
import { STOREFRONT_SCREENS } from "#ui/storefront-screens.ts";
import { FrameRouter } from "./frame-router.tsx";

interface DraftStorefrontProps {
  readonly app: App;
  readonly i18n: I18n;
  readonly settings: PageSettings;
  readonly slug: string;
}

/** The screens of shops on a history of their own, so that the frame's address stays the office's. */
export function DraftStorefront({ app, i18n, settings, slug }: DraftStorefrontProps): ReactElement {
  const menu = scopedPath({ hostMode: app.config.hostMode, shopSlug: slug }, "/menu");
  return (
    <FrameRouter path={menu}>
      <AppProvider app={app}>
        <PageSettingsProvider settings={{ ...settings, isMissing: false }}>
          <I18nProvider i18n={i18n}>
            <ScreenLoaderContext value={SCREENS}>
              <ErrorBoundary
                onError={(error) =>
                  app.root.send({ type: "app.fail", error: toAppError(error), where: "preview" })
                }
              >
                <Suspense>
                  <RouterView />
                </Suspense>
              </ErrorBoundary>
            </ScreenLoaderContext>
          </I18nProvider>
        </PageSettingsProvider>
      </AppProvider>
    </FrameRouter>
  );
}

const SCREENS = createScreenLoader(STOREFRONT_SCREENS, createMissing);
