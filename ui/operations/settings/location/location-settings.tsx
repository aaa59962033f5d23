import type { ReactElement } from "react";
import { createLocationSettings } from "#core/app/screen/setting/create-location-settings.ts";
import type { LocationId } from "#core/kernel/id.ts";
import { selectIsSettingChecked, selectSettingEdit } from "#core/setting/setting.selectors.ts";
import { readLocationDraft, type LocationDraft } from "#core/setting/location/location-draft.ts";
import type { LocationSettingsActor } from "#core/setting/location/location-settings.machine.ts";
import {
  locationSettingsNotices,
  type LocationSettingsField,
  type LocationSettingsProblems,
} from "#core/setting/location/location-settings.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { fieldText } from "#ui/i18n/field-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as office from "../../office-screen.css.ts";
import { SettingForm } from "../setting-form.tsx";
import { SettingFrame } from "../setting-frame.tsx";
import { ExceptionsSection } from "./exceptions-section.tsx";
import { HoursSection } from "./hours-section.tsx";
import { LimitsSection } from "./limits-section.tsx";
import { MethodsSection } from "./methods-section.tsx";

interface LocationSettingsProps {
  readonly locationId: LocationId;
  readonly name: string;
}

/** What each part of the form gets. */
export interface LocationSectionProps {
  readonly draft: LocationDraft;
  readonly onChange: (change: Partial<LocationDraft>) => void;
  /** The sentence under a part that is wrong. */
  readonly problemOf: (field: LocationSettingsField) => string | undefined;
}

const NOTHING_WRONG: LocationSettingsProblems = {};

/** When and how a location takes orders, and how many (SHOP-16). */
export function LocationSettings({ locationId, name }: LocationSettingsProps): ReactElement {
  const { t, format } = useI18n();
  const actor = useScreenActor((app) => createLocationSettings(app, locationId, format.decimalMark));
  return (
    <>
      <h1 className={office.title}>
        {t.operations.settings.hours()} · <bdi>{name}</bdi>
      </h1>
      <SettingFrame actor={actor}>
        <LocationSettingsForm actor={actor} />
      </SettingFrame>
    </>
  );
}

function LocationSettingsForm({ actor }: { readonly actor: LocationSettingsActor }): ReactElement | null {
  const i18n = useI18n();
  const edit = useSelected(actor, selectSettingEdit);
  const isChecked = useSelected(actor, selectIsSettingChecked);
  if (edit === null) return null;
  const { draft, held } = edit;
  const settings = readLocationDraft(draft, held.currency);
  const problems = isChecked && !settings.ok ? settings.error : NOTHING_WRONG;
  const section: LocationSectionProps = {
    draft,
    onChange: (change) => actor.send({ type: "setting.change", draft: { ...draft, ...change } }),
    problemOf: (field) => {
      const problem = problems[field];
      return problem === undefined ? undefined : fieldText(i18n, problem);
    },
  };
  return (
    <SettingForm actor={actor} isWrong={Object.keys(problems).length > 0}>
      {settings.ok &&
        locationSettingsNotices(settings.value, held.hasZone).map((notice) => (
          <Banner key={notice} tone="warn">
            {i18n.t.operations.settings.location.notice[notice]()}
          </Banner>
        ))}
      <MethodsSection {...section} />
      <HoursSection {...section} />
      <ExceptionsSection {...section} />
      <LimitsSection {...section} currency={held.currency} />
    </SettingForm>
  );
}
