import type { ReactElement } from "react";
import {
  selectIsPasskeyBusy,
  selectIsPasskeyOffered,
  selectPasskeyRefusal,
} from "#core/account/passkey/passkey-sign-in.machine.ts";
import { createPasskeySignIn } from "#core/app/screen/account/create-passkeys.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { IconFrame } from "#ui/design/icon.tsx";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./auth-card.css.ts";

/** Signing in by a passkey, below the form of the password; nothing where the browser has none (ACCOUNT-38). */
export function PasskeySignIn(): ReactElement | null {
  const i18n = useI18n();
  const { t } = i18n;
  const actor = useScreenActor(createPasskeySignIn);
  const isOffered = useSelected(actor, selectIsPasskeyOffered);
  const isBusy = useSelected(actor, selectIsPasskeyBusy);
  const refusal = useSelected(actor, selectPasskeyRefusal);
  if (!isOffered) return null;
  return (
    <div className={styles.form}>
      {refusal !== null && (
        <Banner tone="danger" role="alert">
          {errorText(i18n, refusal.key)}
        </Banner>
      )}
      <Button
        look="outline"
        fullWidth
        icon={<KeyIcon />}
        loading={isBusy}
        onPress={() => actor.send({ type: "passkeySignIn.start" })}
      >
        {t.auth.passkey()}
      </Button>
    </div>
  );
}

// Here and not with the others, which a menu waits for.
function KeyIcon(): ReactElement {
  return (
    <IconFrame size={20}>
      <path d="M8 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12.5 12H21v3.5M17 12v2.5" />
    </IconFrame>
  );
}
