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
import { KeyIcon } from "#ui/design/icons/settings.tsx";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./passkey-sign-in.css.ts";

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
    <div className={styles.frame}>
      <p className={styles.or}>{t.auth.or()}</p>
      {refusal !== null && (
        <Banner tone="danger" role="alert">
          {errorText(i18n, refusal.key)}
        </Banner>
      )}
      <Button
        look="outline"
        fullWidth
        icon={<KeyIcon size={20} />}
        loading={isBusy}
        onPress={() => actor.send({ type: "passkeySignIn.start" })}
      >
        {t.auth.passkey()}
      </Button>
    </div>
  );
}
