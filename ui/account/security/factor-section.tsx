import { Suspense, type ReactElement } from "react";
import type { FactorTask } from "#core/account/factor/factor-settings.machine.ts";
import {
  selectEnrolment,
  selectFactor,
  selectFactorError,
  selectFactorTask,
  selectIsFactorBusy,
  selectIsFactorUnread,
  selectRecoveryCodes,
  type FactorSettingsActor,
} from "#core/account/factor/factor-settings.selectors.ts";
import type { SecondFactor } from "#core/account/factor/second-factor.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Badge } from "#ui/design/feedback/badge.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { late } from "#ui/errors/late.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useCodeError } from "../auth/use-code-error.ts";
import { ProfileSection } from "../profile/profile-section.tsx";
import * as profile from "../profile/profile-screen.css.ts";
import { FactorForm } from "./factor-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

const Enrolment = late(async () => (await import("./factor-enrolment.tsx")).FactorEnrolment);

interface PartProps {
  readonly actor: FactorSettingsActor;
}

/** The own second factor: adding it, its recovery codes, and turning it off (ACCOUNT-21). */
export function FactorSection({ actor }: PartProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.factor;
  const factor = useSelected(actor, selectFactor);
  const isUnread = useSelected(actor, selectIsFactorUnread);
  const task = useSelected(actor, selectFactorTask);
  const codes = useSelected(actor, selectRecoveryCodes);
  return (
    <ProfileSection title={words.title()}>
      {isUnread ? (
        <Banner tone="danger" title={words.unread()}>
          <Button size="md" onPress={() => actor.send({ type: "factor.retry" })}>
            {t.common.retry()}
          </Button>
        </Banner>
      ) : factor === null ? (
        <SkeletonList label={t.common.loading()} count={1} />
      ) : codes.length > 0 ? (
        <RecoveryCodes actor={actor} codes={codes} />
      ) : task === null ? (
        <FactorState actor={actor} factor={factor} />
      ) : (
        <TaskForm actor={actor} task={task} />
      )}
    </ProfileSection>
  );
}

function FactorState({ actor, factor }: PartProps & { readonly factor: SecondFactor }): ReactElement {
  const { t, format } = useI18n();
  const words = t.operations.factor;
  const choose = (task: Exclude<FactorTask, "confirm">): void => actor.send({ type: "factor.choose", task });
  if (factor.addedAt === null)
    return (
      <>
        <p className={profile.muted}>{words.off()}</p>
        <div className={profile.start}>
          <Button size="md" color="accent" onPress={() => choose("begin")}>
            {words.add()}
          </Button>
        </div>
      </>
    );
  return (
    <>
      <p>
        <Badge tone="success">{words.on()}</Badge>{" "}
        {words.onSince({ date: format.date(factor.addedAt, OFFICE_TIMEZONE) })}
      </p>
      <p className={profile.muted}>{words.left({ n: factor.recoveryCodesLeft })}</p>
      <div className={profile.start}>
        <Button size="md" look="soft" onPress={() => choose("renew")}>
          {words.renew()}
        </Button>
        <Button size="md" look="outline" onPress={() => choose("remove")}>
          {words.remove()}
        </Button>
      </div>
    </>
  );
}

function TaskForm({ actor, task }: PartProps & { readonly task: FactorTask }): ReactElement {
  const { t } = useI18n();
  const words = t.operations.factor;
  const enrolment = useSelected(actor, selectEnrolment);
  const error = useCodeError(useSelected(actor, selectFactorError));
  const isBusy = useSelected(actor, selectIsFactorBusy);
  const form = {
    error,
    isBusy,
    onSubmit: (typed: string) => actor.send({ type: "factor.submit", typed }),
    onCancel: () => actor.send({ type: "factor.cancel" }),
  };
  switch (task) {
    case "begin":
      return <FactorForm {...form} asks="password" text={words.addText()} confirm={words.next()} />;
    case "confirm":
      return (
        <>
          {enrolment !== null && (
            <Suspense fallback={<SkeletonList label={t.common.loading()} count={2} />}>
              <Enrolment enrolment={enrolment} />
            </Suspense>
          )}
          <FactorForm {...form} asks="code" text={words.confirmText()} confirm={words.confirm()} />
        </>
      );
    case "renew":
      return <FactorForm {...form} asks="anyCode" text={words.renewText()} confirm={words.renewConfirm()} />;
    case "remove":
      return (
        <FactorForm {...form} asks="anyCode" text={words.removeText()} confirm={words.removeConfirm()} />
      );
  }
}
