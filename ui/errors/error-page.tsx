import type { ReactElement } from "react";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { StatusPage } from "./status-page.tsx";

/** The content of the error page. */
export interface ErrorPageProps {
  readonly status?: number | undefined;
  /** The error's own message. */
  readonly description?: string | null;
}

/**
 * The error page where no page can be drawn (ERROR-13): the default message of its status, the error's own, and
 * the way on. Plain links, since what failed may be the router, or all that a script could do.
 */
export function ErrorPage({ status = 500, description = null }: ErrorPageProps): ReactElement {
  const { t } = useI18n();
  const mayPass = status >= 500;
  const isMissing = status === 404;
  return (
    <StatusPage
      status={status}
      picture={isMissing ? "1f37d-fe0f" : "1f373"}
      title={isMissing ? t.errors.page_not_found() : t.errors.server_error()}
      // A shop that is gone has no status to show.
      message={isMissing ? t.notFound.message({ path: window.location.pathname }) : description}
      hint={mayPass ? t.errors.hint() : t.notFound.text()}
      actions={
        <>
          {mayPass && (
            // The empty address is that of the page itself: the link reloads it.
            <a href="" className={buttonStyle({ color: "accent" })}>
              {t.common.retry()}
            </a>
          )}
          <a href="/" className={buttonStyle({ color: "white" })}>
            {t.errors.to_home()}
          </a>
        </>
      }
    />
  );
}
