import type { ReactElement } from "react";
import { passwordStrength } from "#core/form/password.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { messageText } from "#ui/i18n/message-text.ts";
import * as styles from "./password-meter.css.ts";

interface PasswordMeterProps {
  readonly password: string;
}

const BARS = [1, 2, 3, 4] as const;
const TONES = ["weak", "weak", "fair", "strong", "strong"] as const;

/** The strength of a password, as bars and text, with advice; it refuses nothing. */
export function PasswordMeter({ password }: PasswordMeterProps): ReactElement {
  const i18n = useI18n();
  const { auth } = i18n.t;
  const { score, advice } = passwordStrength(password);
  const words = [
    auth.strengthWeak,
    auth.strengthWeak,
    auth.strengthFair,
    auth.strengthGood,
    auth.strengthStrong,
  ];
  const tone = TONES[score] ?? "weak";
  return (
    <div className={styles.meter}>
      <div className={styles.bars} aria-hidden="true">
        {BARS.map((bar) => (
          <span
            key={bar}
            className={styles.bar({ tone: password !== "" && bar <= Math.max(score, 1) ? tone : "off" })}
          />
        ))}
      </div>
      <div role="status">
        {password === "" ? (
          auth.passwordHint()
        ) : (
          <>
            {auth.strength()}: <span className={styles.word}>{words[score]?.()}</span>
          </>
        )}
      </div>
      {password !== "" && advice.length > 0 && (
        <ul className={styles.advice}>
          {advice.map((message) => {
            const text = messageText(i18n, message);
            return <li key={text}>{text}</li>;
          })}
        </ul>
      )}
    </div>
  );
}
