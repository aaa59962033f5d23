import type { ReactElement } from "react";
import { mayUser } from "#core/account/permissions.ts";
import { createSoundTrial } from "#core/app/screen/launch/create-launches.ts";
import type { LaunchListActor } from "#core/launch/launch-list.machine.ts";
import type { Launch, LaunchStep } from "#core/launch/launch.ts";
import { hoursPath, zonesPath } from "#core/setting/location/setting-paths.ts";
import { Button } from "#ui/design/button/button.tsx";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { CheckIcon } from "#ui/design/icons/controls.tsx";
import { BellIcon } from "#ui/design/icons/operations.tsx";
import { VisuallyHidden } from "#ui/design/visually-hidden.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import { useOffice } from "../office-context.tsx";
import * as styles from "./launch.css.ts";

interface LaunchStepRowProps {
  readonly step: LaunchStep;
  readonly launch: Launch;
  readonly list: LaunchListActor;
  /** The first that is not done. */
  readonly isNext: boolean;
}

/** One step of a launch: whether it is done, where it is missing, and the way to it. */
export function LaunchStepRow({ step, launch, list, isNext }: LaunchStepRowProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.settings.launch;
  const { name, isDone, lacking } = step;
  const text = name === "menu" ? words.steps.menu.text({ n: launch.products }) : words.steps[name].text();
  return (
    <li className={styles.step} aria-current={isNext ? "step" : undefined}>
      <span className={styles.mark({ isDone })} aria-hidden="true">
        {isDone && <CheckIcon size={16} />}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          {words.steps[name].name()}
          <VisuallyHidden> – {isDone ? words.stepDone() : words.stepOpen()}</VisuallyHidden>
        </span>
        <span className={styles.text}>{text}</span>
        {lacking.length > 0 && launch.places.length > 1 && (
          <span className={styles.text}>
            {words.lacking({ places: lacking.map((place) => place.name).join(", ") })}
          </span>
        )}
      </span>
      <span className={styles.action}>
        <StepAction step={step} launch={launch} list={list} isNext={isNext} />
      </span>
    </li>
  );
}

function StepAction({ step, launch, list, isNext }: LaunchStepRowProps): ReactElement | null {
  const { t } = useI18n();
  const { user } = useOffice();
  const words = t.operations.settings.launch.steps;
  const place = step.lacking[0] ?? launch.places[0];
  const look = buttonStyle({ size: "sm", ...(isNext ? { color: "accent" } : { look: "soft" }) });
  switch (step.name) {
    case "hours":
    case "zones":
      return place === undefined ? null : (
        <ScopedLink
          to={step.name === "hours" ? hoursPath(place.locationId) : zonesPath(place.locationId)}
          className={look}
        >
          {words[step.name].action()}
        </ScopedLink>
      );
    case "menu":
      return (
        <ScopedLink to="/operations/menu" className={look}>
          {words.menu.action()}
        </ScopedLink>
      );
    case "staff":
      return mayUser(user, user.selectedOrganizationId, "staff.change") ? (
        <ScopedLink to="/operations/staff" className={look}>
          {words.staff.action()}
        </ScopedLink>
      ) : null;
    case "sound":
      return <SoundButton launch={launch} list={list} isNext={isNext} />;
    case "test":
      return (
        <ScopedLink to="/operations/phone-order" className={look}>
          {words.test.action()}
        </ScopedLink>
      );
    case "publish":
      return null;
  }
}

function SoundButton({ launch, list, isNext }: Omit<LaunchStepRowProps, "step">): ReactElement {
  const { t } = useI18n();
  const form = useForm((app) => createSoundTrial(app, list, launch));
  return (
    <Button
      size="sm"
      {...(isNext ? { color: "accent" as const } : { look: "soft" as const })}
      loading={form.isBusy}
      onPress={form.submit}
    >
      <BellIcon size={16} />
      {t.operations.settings.launch.steps.sound.action()}
    </Button>
  );
}
