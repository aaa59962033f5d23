import { lazy, Suspense, type ReactElement } from "react";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import type { ErrorPageProps } from "./error-page.tsx";

// What failed may be the network: then there is but a way to try again.
const ErrorPage = lazy(() =>
  import("./error-page.tsx").then(
    (module) => ({ default: module.ErrorPage }),
    () => ({ default: RetryLink }),
  ),
);

/** The error page, lazily loaded. */
export function LateErrorPage(props: ErrorPageProps): ReactElement {
  return (
    <Suspense>
      <ErrorPage {...props} />
    </Suspense>
  );
}

function RetryLink(): ReactElement {
  return <a href="">{useI18n().t.common.retry()}</a>;
}
