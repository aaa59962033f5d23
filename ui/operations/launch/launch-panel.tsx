import type { ReactElement } from "react";
import { mayUser } from "#core/account/permissions.ts";
import { createPublishing, createTestRemoval } from "#core/app/screen/launch/create-launches.ts";
import type { LaunchListActor } from "#core/launch/launch-list.machine.ts";
import { doneCount, launchSteps, nextStep, type Launch } from "#core/launch/launch.ts";
import { Button } from "#ui/design/button/button.tsx";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { Badge } from "#ui/design/feedback/badge.tsx";
import { TrashIcon } from "#ui/design/icons/operations.tsx";
import { EyeIcon } from "#ui/design/icons/settings.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as office from "../office-screen.css.ts";
import { useOffice } from "../office-context.tsx";
import { LaunchStepRow } from "./launch-step-row.tsx";
import * as styles from "./launch.css.ts";

interface LaunchPanelProps {
  readonly launch: Launch;
  readonly list: LaunchListActor;
}

/** What a shop still needs, step by step, and whether the public sees it. */
export function LaunchPanel({ launch, list }: LaunchPanelProps): ReactElement {
  const { t } = useI18n();
  const { user } = useOffice();
  const words = t.operations.settings.launch;
  const { isPublished } = launch;
  const steps = launchSteps(launch);
  const next = nextStep(steps);
  const mayPublish = mayUser(user, user.selectedOrganizationId, "shops.publish");
  return (
    <>
      <header className={styles.head}>
        <h1 className={office.title}>{words.title({ shop: launch.name })}</h1>
        <Badge tone={isPublished ? "success" : "warn"} size="lg">
          {isPublished ? words.published() : words.unpublished()}
        </Badge>
      </header>
      <p className={styles.quiet}>{isPublished ? words.publishedText() : words.unpublishedText()}</p>
      {!isPublished && (
        <>
          <p className={styles.count} role="status">
            {words.done({ done: doneCount(steps), all: steps.length })}
          </p>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <LaunchStepRow
                key={step.name}
                step={step}
                launch={launch}
                list={list}
                isNext={step.name === next?.name}
              />
            ))}
          </ol>
        </>
      )}
      <div className={styles.actions}>
        <a href={`/shops/${launch.slug}`} className={buttonStyle({ look: "soft", size: "md" })}>
          <EyeIcon size={20} />
          {words.preview()}
        </a>
        {launch.tests.placed > 0 && mayUser(user, user.selectedOrganizationId, "tests.delete") && (
          <DeleteButton key={launch.tests.placed} launch={launch} list={list} />
        )}
        {mayPublish && (
          <PublishButton
            key={String(isPublished)}
            launch={launch}
            list={list}
            isNext={next?.name === "publish"}
          />
        )}
      </div>
    </>
  );
}

function DeleteButton({ launch, list }: LaunchPanelProps): ReactElement {
  const words = useI18n().t.operations.settings.launch;
  const form = useForm((app) => createTestRemoval(app, list, launch));
  return (
    <Button size="md" look="soft" loading={form.isBusy} onPress={form.submit}>
      <TrashIcon size={20} />
      {words.deleteTests({ n: launch.tests.placed })}
    </Button>
  );
}

interface PublishButtonProps extends LaunchPanelProps {
  /** All before it is done. */
  readonly isNext: boolean;
}

function PublishButton({ launch, list, isNext }: PublishButtonProps): ReactElement {
  const words = useI18n().t.operations.settings.launch;
  const form = useForm((app) => createPublishing(app, list, launch));
  const { isPublished } = launch;
  return (
    <Button size="md" color={isNext ? "accent" : "white"} loading={form.isBusy} onPress={form.submit}>
      {isPublished ? words.unpublish() : words.publish()}
    </Button>
  );
}
