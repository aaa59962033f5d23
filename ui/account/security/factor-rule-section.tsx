import type { ReactElement } from "react";
import { createFactorRule } from "#core/app/screen/account/create-factor.ts";
import {
  selectFactorRule,
  selectFactorRuleError,
  selectIsFactorNeeded,
  selectIsFactorRuleUnread,
} from "#core/account/factor/factor-rule.machine.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Switch } from "#ui/design/choice/switch.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ProfileSection } from "../profile/profile-section.tsx";
import * as profile from "../profile/profile-screen.css.ts";

/** Whether the organization needs second factors of its staff; an owner's to say (ACCOUNT-36). */
export function FactorRuleSection(): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const words = t.operations.factor;
  const actor = useScreenActor(createFactorRule);
  const rule = useSelected(actor, selectFactorRule);
  const isNeeded = useSelected(actor, selectIsFactorNeeded);
  const isUnread = useSelected(actor, selectIsFactorRuleUnread);
  const error = useSelected(actor, selectFactorRuleError);
  return (
    <ProfileSection title={words.ruleTitle()}>
      <Switch
        label={words.rule()}
        description={words.ruleText()}
        isSelected={isNeeded}
        isDisabled={rule === null}
        onChange={(isNowNeeded) => actor.send({ type: "factorRule.change", isNeeded: isNowNeeded })}
      />
      {rule !== null && <p className={profile.muted}>{words.without({ n: rule.without })}</p>}
      <div role="status">
        {error !== null && <Banner tone="warn">{errorText(i18n, error.key)}</Banner>}
        {isUnread && (
          <Banner tone="danger" title={t.common.loadingFailed()}>
            <Button size="md" onPress={() => actor.send({ type: "factorRule.retry" })}>
              {t.common.retry()}
            </Button>
          </Banner>
        )}
      </div>
    </ProfileSection>
  );
}
