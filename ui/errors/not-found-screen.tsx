import type { ReactElement } from "react";
import { isStorefront } from "#core/routing/paths.ts";
import { buttonStyle } from "#ui/design/button.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { HereLink } from "#ui/router/here-link.tsx";
import type { ScreenProps } from "#ui/router/screen.ts";
import { useHere, usePlace } from "#ui/router/use-place.ts";
import { StatusPage } from "./status-page.tsx";

/** The page-not-found variant of the error page: «Page Not Found: {path}» (spec §2, §8). */
export default function NotFoundScreen({ params }: ScreenProps): ReactElement {
  const { L } = useI18n();
  const here = useHere();
  const inShop = isStorefront(usePlace());
  return (
    <StatusPage
      status={404}
      picture="1f37d-fe0f"
      title={L.errors.page_not_found()}
      message={L.notFound.message({ path: params["path"] ?? "" })}
      hint={L.notFound.text()}
      actions={
        <>
          {inShop && (
            <HereLink to="/menu" className={buttonStyle({ color: "accent" })}>
              {L.notFound.toMenu()}
            </HereLink>
          )}
          {/* Plain: of an unknown shop this page knows no other, and the browser loads the front page anew. */}
          <a href={here("/")} className={buttonStyle({ color: "white" })}>
            {L.errors.to_home()}
          </a>
        </>
      }
    />
  );
}
