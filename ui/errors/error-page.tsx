import type { ReactElement } from "react";
import { buttonStyle } from "#ui/design/button.css.ts";
import { PlainButton } from "#ui/design/plain-button.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { StatusPage } from "./status-page.tsx";

interface ErrorPageProps {
  readonly status?: number | undefined;
  /** The error's own message; «Page Not Found» or «Internal Server Error» without one (spec §2). */
  readonly description?: string | null;
}

/**
 * The error page: 404 is a shop that does not exist, everything else the generic variant (spec §2). Plain links,
 * since what failed may be the router.
 */
export function ErrorPage({ status = 500, description = null }: ErrorPageProps): ReactElement {
  const { L } = useI18n();
  const isMissing = status === 404;
  const own = description === null || description === "" ? null : description;
  return (
    <StatusPage
      status={status}
      picture={isMissing ? "1f37d-fe0f" : "1f373"}
      title={isMissing ? L.notFound.shopTitle() : L.errors.title()}
      text={isMissing ? L.notFound.shopText() : L.errors.hint()}
      message={own ?? (isMissing ? "Page Not Found" : L.errors.server_error())}
      actions={
        <>
          {!isMissing && (
            <PlainButton color="accent" onClick={() => window.location.reload()}>
              {L.common.retry()}
            </PlainButton>
          )}
          <a href="/" className={buttonStyle({ color: "white" })}>
            {L.notFound.toHome()}
          </a>
        </>
      }
    />
  );
}
