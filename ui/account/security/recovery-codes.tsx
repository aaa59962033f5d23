import { useEffect, useRef, type ReactElement } from "react";
import { saveRecoveryCodes } from "#core/app/screen/account/create-factor.ts";
import type { FactorSettingsActor } from "#core/account/factor/factor-settings.selectors.ts";
import { useApp } from "#ui/app/app-context.tsx";
import { Button } from "#ui/design/button/button.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as profile from "../profile/profile-screen.css.ts";
import * as styles from "./factor.css.ts";

interface RecoveryCodesProps {
  readonly actor: FactorSettingsActor;
  readonly codes: readonly string[];
}

/** The recovery codes, shown this once. */
export function RecoveryCodes({ actor, codes }: RecoveryCodesProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.factor;
  const app = useApp();
  const title = useRef<HTMLHeadingElement>(null);
  // The field that was typed into is gone, and the focus with it.
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <h3 ref={title} tabIndex={-1} className={styles.lead}>
        {words.codesTitle()}
      </h3>
      <p className={profile.muted}>{words.codesText()}</p>
      <ul className={styles.codes} translate="no" aria-label={words.codesTitle()}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={profile.start}>
        <Button size="md" look="soft" onPress={() => void saveRecoveryCodes(app, actor)}>
          {words.save()}
        </Button>
        <Button size="md" color="accent" onPress={() => actor.send({ type: "factor.finish" })}>
          {words.finish()}
        </Button>
      </div>
    </>
  );
}
