import type { ReactElement, ReactNode } from "react";
import type { AnyActorRef } from "xstate";
import {
  isUnsaved,
  selectIsSettingBusy,
  selectSettingEdit,
  selectTheirs,
} from "#core/setting/setting.selectors.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { useFormElement } from "#ui/form/use-form-element.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./settings.css.ts";

interface SettingFormProps {
  /** Of a setting that was read. */
  readonly actor: AnyActorRef;
  /** Whether something is wrong and shown. */
  readonly isWrong: boolean;
  readonly children: ReactNode;
}

/** The form of a setting with the bar that saves it, and what is asked where somebody else saved first (SETTING-1). */
export function SettingForm({ actor, isWrong, children }: SettingFormProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.settings;
  const isBusy = useSelected(actor, selectIsSettingBusy);
  const edit = useSelected(actor, selectSettingEdit);
  const hasTheirs = useSelected(actor, selectTheirs) !== null;
  const isChanged = edit !== null && isUnsaved(edit);
  const { element } = useFormElement({
    submit: () => {
      if (isChanged) actor.send({ type: "setting.save" });
    },
    isBusy,
  });
  return (
    <form {...element} className={styles.narrow}>
      {children}
      <div className={styles.saveBar}>
        {hasTheirs && (
          <Banner tone="warn" role="alert" title={words.conflictTitle()}>
            {words.conflictText()}
            <div className={styles.actions}>
              <Button size="md" onPress={() => actor.send({ type: "setting.takeTheirs" })}>
                {words.takeTheirs()}
              </Button>
              <Button size="md" color="white" onPress={() => actor.send({ type: "setting.keepMine" })}>
                {words.keepMine()}
              </Button>
            </div>
          </Banner>
        )}
        <div className={styles.saveRow}>
          <p role="status" className={styles.saveState} data-tone={isWrong ? "wrong" : undefined}>
            {isWrong ? words.wrong() : isChanged ? words.unsaved() : words.allSaved()}
          </p>
          <div className={styles.actions}>
            {isChanged && (
              <Button size="md" color="white" onPress={() => actor.send({ type: "setting.discard" })}>
                {words.discard()}
              </Button>
            )}
            <Button size="md" type="submit" color="accent" loading={isBusy} isDisabled={hasTheirs}>
              {words.save()}
            </Button>
          </div>
        </div>
      </div>
    </form>
  );
}
