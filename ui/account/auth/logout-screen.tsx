import { useEffect, type ReactElement } from "react";
import { selectAuthError, selectIsAuthKnown, selectUser } from "#core/account/auth/auth.selectors.ts";
import { useActors } from "#ui/app/app-context.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { Button } from "#ui/design/button/button.tsx";
import { SignOutIcon } from "#ui/design/icons/settings.tsx";
import { Skeleton } from "#ui/design/feedback/skeleton.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { errorText } from "#ui/i18n/error-text.ts";
import { AuthCard } from "./auth-card.tsx";

/** Signs out when the page runs in a browser, never while it is rendered on the server (ACCOUNT-1); then the root redirects. */
export default function LogoutScreen(): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const { auth } = useActors();
  const isKnown = useSelected(auth, selectIsAuthKnown);
  const error = useSelected(auth, selectAuthError);
  const user = useSelected(auth, selectUser);

  useEffect(() => {
    if (isKnown) auth.send({ type: "auth.logout" });
  }, [auth, isKnown]);

  const hasFailed = user !== null && error !== null;
  return (
    <AuthCard title={t.auth.logoutTitle()} icon={<SignOutIcon size={28} />}>
      {hasFailed ? (
        <>
          <Banner tone="danger" role="alert">
            {errorText(i18n, error.key)}
          </Banner>
          <Button fullWidth onPress={() => auth.send({ type: "auth.logout" })}>
            {t.common.retry()}
          </Button>
        </>
      ) : (
        <div role="status" aria-busy="true">
          <p>{t.auth.loggingOut()}</p>
          <Skeleton shape="short" />
        </div>
      )}
    </AuthCard>
  );
}
