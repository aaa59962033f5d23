import type { ReactElement } from "react";
import { isStorefront } from "#core/routing/paths.ts";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import type { ScreenProps } from "#ui/router/screen.ts";
import { useScopedPath, useRouteScope } from "#ui/router/use-route-scope.ts";
import { StatusPage } from "./status-page.tsx";

/** The not-found variant of the error page, which names the path (ROUTE-10). */
export default function NotFoundScreen({ params }: ScreenProps): ReactElement {
  const { t } = useI18n();
  const here = useScopedPath();
  const inShop = isStorefront(useRouteScope());
  return (
    <StatusPage
      status={404}
      picture="1f37d-fe0f"
      title={t.errors.page_not_found()}
      message={t.notFound.message({ path: params["path"] ?? "" })}
      hint={t.notFound.text()}
      actions={
        <>
          {inShop && (
            <ScopedLink to="/menu" className={buttonStyle({ color: "accent" })}>
              {t.notFound.toMenu()}
            </ScopedLink>
          )}
          {/* A plain link: without a shop the page has no router context, so the browser loads the landing page. */}
          <a href={here("/")} className={buttonStyle({ color: "white" })}>
            {t.errors.to_home()}
          </a>
        </>
      }
    />
  );
}
