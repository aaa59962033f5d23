import type { ReactElement } from "react";
import {
  selectIsPhoneBusy,
  selectResendSeconds,
  type PhoneActor,
} from "#core/account/phone/phone-verification.selectors.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./code-step.css.ts";

interface ResendCodeProps {
  readonly actor: PhoneActor;
}

/** Another code, once the wait is over; until then the seconds run down. */
export function ResendCode({ actor }: ResendCodeProps): ReactElement {
  const { t, format } = useI18n();
  const seconds = useSelected(actor, selectResendSeconds);
  const isBusy = useSelected(actor, selectIsPhoneBusy);
  if (seconds > 0)
    // Hidden from screen readers, which would announce every second.
    return (
      <p className={styles.wait} role="timer" aria-live="off">
        {t.phone.resendIn({ time: format.countdown(seconds) })}
      </p>
    );
  return (
    <Button
      look="ghost"
      color="accent"
      size="md"
      isDisabled={isBusy}
      onPress={() => actor.send({ type: "phone.resend" })}
    >
      {t.phone.resend()}
    </Button>
  );
}
