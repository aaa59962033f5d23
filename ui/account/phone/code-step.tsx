import type { ReactElement } from "react";
import { CODE_LENGTH } from "#core/account/phone/phone-code.ts";
import {
  selectCodeSeconds,
  selectIsCodeSent,
  selectIsPhoneBusy,
  selectPhone,
  type PhoneActor,
} from "#core/account/phone/phone-verification.selectors.ts";
import { usePageSettings } from "#ui/app/page-settings.tsx";
import { useSelected } from "#ui/app/use-selected.ts";
import { AuthCard } from "../auth/auth-card.tsx";
import * as styles from "../auth/auth-card.css.ts";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { Button } from "#ui/design/button/button.tsx";
import { MailIcon } from "#ui/design/icons/settings.tsx";
import { textLink } from "#ui/design/layout/layout.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { fieldText } from "#ui/i18n/field-text.ts";
import { LinkedSentence } from "#ui/i18n/linked-sentence.tsx";
import { CodeField } from "#ui/design/field/code-field.tsx";
import * as codeStyles from "./code-step.css.ts";
import { ResendCode } from "./resend-code.tsx";
import { usePhoneErrors } from "./use-phone-errors.ts";

interface CodeStepProps {
  readonly actor: PhoneActor;
}

/** Asks for the code from the message, shows how long it is valid, and offers to resend it or change the number. */
export function CodeStep({ actor }: CodeStepProps): ReactElement {
  const i18n = useI18n();
  const { t, format } = i18n;
  const { demo } = usePageSettings();
  const phone = useSelected(actor, selectPhone);
  const isBusy = useSelected(actor, selectIsPhoneBusy);
  const lasts = useSelected(actor, selectCodeSeconds);
  const isSent = useSelected(actor, selectIsCodeSent);
  const number = phone === null ? "" : format.phone(phone);
  const refused = usePhoneErrors(actor).code;
  return (
    <AuthCard
      title={t.phone.verifyTitle()}
      subtitle={
        phone === null
          ? null
          : isSent
            ? t.phone.sentTo({ phone: number })
            : t.phone.willSend({ phone: number })
      }
      icon={<MailIcon size={28} />}
    >
      <div className={styles.form}>
        {!isSent && (
          <Button
            color="accent"
            fullWidth
            loading={isBusy}
            onPress={() => actor.send({ type: "phone.resend" })}
          >
            {t.phone.sendCode()}
          </Button>
        )}
        <CodeField
          name="code"
          label={t.phone.code()}
          length={CODE_LENGTH}
          error={refused === undefined ? undefined : fieldText(i18n, refused)}
          isBusy={isBusy}
          onComplete={(code) => actor.send({ type: "phone.verify", code })}
        />
        <p className={codeStyles.wait} role="status">
          {isBusy ? t.phone.verifying() : null}
          {!isBusy && lasts > 0 && (
            <span aria-hidden="true">{t.phone.codeLasts({ time: format.countdown(lasts) })}</span>
          )}
        </p>
        <div className={codeStyles.actions}>
          {isSent && <ResendCode actor={actor} />}
          <Button look="ghost" size="md" onPress={() => actor.send({ type: "phone.edit" })}>
            {t.phone.changeNumber()}
          </Button>
        </div>
        {demo && (
          <Banner tone="neutral">
            <LinkedSentence sentence={(path) => t.phone.demoOutbox({ path })}>
              <a href="/dev/outbox" target="_blank" rel="noopener" className={textLink}>
                /dev/outbox
              </a>
            </LinkedSentence>
          </Banner>
        )}
      </div>
    </AuthCard>
  );
}
