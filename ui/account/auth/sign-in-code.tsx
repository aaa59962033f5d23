import { useState, type ReactElement } from "react";
import { useLocation } from "react-router";
import { toPasswordStep } from "#core/account/factor/code-step.ts";
import {
  selectCodeError,
  selectCodeKind,
  selectIsCodeBusy,
  selectIsCodeExpired,
} from "#core/account/factor/sign-in-code.machine.ts";
import { FACTOR_DIGITS, factorProofOf } from "#core/account/factor/second-factor.ts";
import { createSignInCode } from "#core/app/screen/account/create-factor.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { CodeField } from "#ui/design/field/code-field.tsx";
import { TextField } from "#ui/design/field/text-field.tsx";
import { textLink } from "#ui/design/layout/layout.css.ts";
import { LockIcon } from "#ui/design/icons/settings.tsx";
import { useFormElement } from "#ui/form/use-form-element.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { AuthCard } from "./auth-card.tsx";
import * as styles from "./auth-card.css.ts";
import { useCodeError } from "./use-code-error.ts";

/** The second step of signing in: a code of the authenticator or a recovery code (ACCOUNT-21). */
export function SignInCode(): ReactElement {
  const { t } = useI18n();
  const { search } = useLocation();
  const actor = useScreenActor(createSignInCode);
  const kind = useSelected(actor, selectCodeKind);
  const isBusy = useSelected(actor, selectIsCodeBusy);
  const isExpired = useSelected(actor, selectIsCodeExpired);
  const error = useCodeError(useSelected(actor, selectCodeError));
  const submit = (typed: string): void => actor.send({ type: "signInCode.submit", typed });
  if (isExpired)
    return (
      <AuthCard title={t.auth.codeTitle()} icon={<LockIcon size={28} />}>
        <Banner tone="warn" role="alert">
          {t.auth.codeExpired()}
        </Banner>
        <ScopedLink
          to={`/login${toPasswordStep(search)}`}
          className={buttonStyle({ color: "accent", fullWidth: true })}
        >
          {t.auth.login()}
        </ScopedLink>
      </AuthCard>
    );
  const isRecovery = kind === "recovery";
  return (
    <AuthCard
      title={t.auth.codeTitle()}
      subtitle={isRecovery ? t.auth.recoveryText() : t.auth.codeText()}
      icon={<LockIcon size={28} />}
    >
      {isRecovery ? (
        <RecoveryForm error={error} isBusy={isBusy} onSubmit={submit} />
      ) : (
        <div className={styles.form}>
          <CodeField
            name="code"
            label={t.auth.code()}
            length={FACTOR_DIGITS}
            error={error}
            isBusy={isBusy}
            onComplete={submit}
          />
          <p className={styles.subtitle} role="status">
            {isBusy ? t.auth.codeChecking() : null}
          </p>
        </div>
      )}
      <Button
        look="ghost"
        size="md"
        isDisabled={isBusy}
        onPress={() =>
          actor.send({ type: "signInCode.switch", kind: isRecovery ? "authenticator" : "recovery" })
        }
      >
        {isRecovery ? t.auth.useAuthenticator() : t.auth.useRecovery()}
      </Button>
      <p className={styles.foot}>
        <ScopedLink to={`/login${toPasswordStep(search)}`} className={textLink}>
          {t.auth.backToLogin()}
        </ScopedLink>
      </p>
    </AuthCard>
  );
}

interface RecoveryFormProps {
  readonly error: string | undefined;
  readonly isBusy: boolean;
  readonly onSubmit: (typed: string) => void;
}

function RecoveryForm({ error, isBusy, onSubmit }: RecoveryFormProps): ReactElement {
  const { t } = useI18n();
  const [code, setCode] = useState("");
  const { element } = useFormElement({ submit: () => onSubmit(code), isBusy });
  return (
    <form {...element} className={styles.form}>
      <TextField
        label={t.auth.recoveryCode()}
        name="recovery-code"
        autoComplete="off"
        autoFocus
        value={code}
        error={error}
        isReadOnly={isBusy}
        onChange={setCode}
      />
      <Button
        type="submit"
        color="accent"
        fullWidth
        loading={isBusy}
        isDisabled={factorProofOf(code)?.kind !== "recovery"}
      >
        {t.auth.recoveryConfirm()}
      </Button>
    </form>
  );
}
