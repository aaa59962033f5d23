import { QRCodeSVG } from "qrcode.react";
import type { ReactElement } from "react";
import { shownSecret, type FactorEnrolment as Enrolment } from "#core/account/factor/second-factor.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./factor.css.ts";

const QR_SIZE = 192;

interface FactorEnrolmentProps {
  readonly enrolment: Enrolment;
}

/** What an authenticator is given: for its camera, and as text. */
export function FactorEnrolment({ enrolment: { secret, uri } }: FactorEnrolmentProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.factor;
  return (
    <div className={styles.enrolment}>
      {/* Cameras read dark on light alone, whatever the theme. */}
      <div className={styles.code}>
        <QRCodeSVG value={uri} size={QR_SIZE} marginSize={2} title={words.qr()} role="img" />
      </div>
      <div className={styles.words}>
        <p className={styles.lead}>{words.scan()}</p>
        <p>{words.secret()}</p>
        <p className={styles.secret} translate="no">
          {shownSecret(secret)}
        </p>
      </div>
    </div>
  );
}
