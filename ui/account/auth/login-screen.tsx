import { Suspense, type ReactElement } from "react";
import { useLocation } from "react-router";
import { useGo } from "#ui/router/use-go.ts";
import { isCodeStep, toCodeStep } from "#core/account/factor/code-step.ts";
import { createLoginForm } from "#core/app/screen/create-account-form.ts";
import { isStorefront } from "#core/routing/paths.ts";
import { useHydrated } from "#ui/app/use-hydrated.ts";
import { usePageSettings } from "#ui/app/page-settings.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { Button } from "#ui/design/button/button.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { late } from "#ui/errors/late.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useRouteScope } from "#ui/router/use-route-scope.ts";
import { AccountLink } from "./account-link.tsx";
import { AuthCard } from "./auth-card.tsx";
import * as styles from "./auth-card.css.ts";
import { DemoSignIn } from "./demo-sign-in.tsx";
import { PasswordField } from "./password-field.tsx";

const TabletSignIn = late(async () => (await import("../tablet/tablet-sign-in.tsx")).TabletSignIn);

const PasskeySignIn = late(async () => (await import("./passkey-sign-in.tsx")).PasskeySignIn);

const SignInCode = late(async () => (await import("./sign-in-code.tsx")).SignInCode);

/** Sign in to a shop or to the back office, in two steps for who has a second factor; the guards lead on from here. */
export default function LoginScreen(): ReactElement {
  const { search } = useLocation();
  // Pages are drawn for all searches at once.
  const isHydrated = useHydrated();
  return isHydrated && isCodeStep(search) ? (
    <Suspense>
      <SignInCode />
    </Suspense>
  ) : (
    <PasswordStep />
  );
}

function PasswordStep(): ReactElement {
  const { t } = useI18n();
  const { demo } = usePageSettings();
  const isShop = isStorefront(useRouteScope());
  // Only the browser knows whether it is a shared tablet, and whether it has passkeys.
  const isHydrated = useHydrated();
  const { pathname, search } = useLocation();
  const go = useGo();
  const form = useForm((app) =>
    createLoginForm(app, () => go(`${pathname}${toCodeStep(search)}`, { replace: true })),
  );
  return (
    <AuthCard
      title={isShop ? t.auth.loginTitle() : t.auth.staffTitle()}
      subtitle={isShop ? t.auth.loginSubtitle() : t.auth.staffSubtitle()}
    >
      {!isShop && isHydrated && (
        <Suspense>
          <TabletSignIn />
        </Suspense>
      )}
      <form {...form.element} className={styles.form}>
        {form.error !== undefined && (
          <Banner tone="danger" role="alert">
            {form.error}
          </Banner>
        )}
        <TextField
          {...form.text("email")}
          label={t.auth.emailOrPhone()}
          autoComplete="username"
          inputMode="email"
        />
        <PasswordField {...form.text("password")} label={t.auth.password()} autoComplete="current-password" />
        <AccountLink to="/forgot-password" className={styles.aside}>
          {t.auth.forgot()}
        </AccountLink>
        <Button type="submit" color="accent" fullWidth loading={form.isBusy}>
          {t.auth.login()}
        </Button>
      </form>
      <p className={styles.foot}>
        {t.auth.noAccount()} <AccountLink to="/register">{t.auth.register()}</AccountLink>
      </p>
      <div className={styles.lateButton}>
        {isHydrated && (
          <Suspense>
            <PasskeySignIn />
          </Suspense>
        )}
      </div>
      {demo && (
        <DemoSignIn
          isDisabled={form.isBusy}
          onSignIn={(email, password) => {
            form.change("email", email);
            form.change("password", password);
            form.submit();
          }}
        />
      )}
    </AuthCard>
  );
}
