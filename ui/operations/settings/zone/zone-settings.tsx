import { useState, type ReactElement } from "react";
import { createZoneSettings } from "#core/app/screen/setting/create-zone-settings.ts";
import type { LocationId } from "#core/kernel/id.ts";
import { selectIsSettingChecked, selectSettingEdit } from "#core/setting/setting.selectors.ts";
import {
  changedZone,
  readZonesDraft,
  shownZones,
  squareAround,
  withoutZone,
  withZone,
  zonesNotice,
  type ZonesDraft,
} from "#core/setting/zone/zone-draft.ts";
import type { ZoneSettingsActor } from "#core/setting/zone/zone-settings.machine.ts";
import { ZONE_LIMITS, type ZoneProblems } from "#core/setting/zone/zone-settings.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { PlusIcon } from "#ui/design/icons/controls.tsx";
import { fieldText } from "#ui/i18n/field-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as office from "../../office-screen.css.ts";
import { SettingForm } from "../setting-form.tsx";
import { SettingFrame } from "../setting-frame.tsx";
import { SettingSection } from "../setting-section.tsx";
import * as settings from "../settings.css.ts";
import { ZoneFileSection } from "./zone-file-section.tsx";
import { ZoneMap } from "./zone-map.tsx";
import { ZoneMeetings } from "./zone-meetings.tsx";
import { ZoneRow } from "./zone-row.tsx";
import * as styles from "./zone.css.ts";

interface ZoneSettingsProps {
  readonly locationId: LocationId;
  readonly name: string;
}

const NOTHING_WRONG: ZoneProblems = {};

/** Where a location delivers to, and what that costs (FULFILLMENT-17). */
export function ZoneSettings({ locationId, name }: ZoneSettingsProps): ReactElement {
  const { t, format } = useI18n();
  const actor = useScreenActor((app) => createZoneSettings(app, locationId, format.decimalMark));
  return (
    <>
      <h1 className={office.title}>
        {t.operations.settings.zones()} · <bdi>{name}</bdi>
      </h1>
      <SettingFrame actor={actor}>
        <ZoneSettingsForm actor={actor} />
      </SettingFrame>
    </>
  );
}

function ZoneSettingsForm({ actor }: { readonly actor: ZoneSettingsActor }): ReactElement | null {
  const i18n = useI18n();
  const words = i18n.t.operations.settings.zone;
  const edit = useSelected(actor, selectSettingEdit);
  const isChecked = useSelected(actor, selectIsSettingChecked);
  const [chosen, setChosen] = useState<string | null>(null);
  if (edit === null) return null;
  const { draft, held } = edit;
  const terms = readZonesDraft(draft, held);
  const problems = terms.ok ? NOTHING_WRONG : terms.error;
  const change = (next: ZonesDraft): void => actor.send({ type: "setting.change", draft: next });
  const add = (next: ZonesDraft): void => {
    change(next);
    setChosen(next.zones.at(-1)?.key ?? null);
  };
  const shown = shownZones(draft, held.currency);
  const current = draft.zones.find(({ key }) => key === chosen) ?? null;
  const notice = zonesNotice(draft, held);
  const tooMany = problems.zones;
  return (
    <SettingForm actor={actor} isWrong={isChecked && !terms.ok}>
      {notice !== null && <Banner tone="warn">{words.notice[notice]()}</Banner>}
      {tooMany !== undefined && <Banner tone="danger">{fieldText(i18n, tooMany)}</Banner>}
      <SettingSection
        title={words.title()}
        text={words.text()}
        actions={
          draft.zones.length < ZONE_LIMITS.zones && (
            <Button
              size="md"
              look="soft"
              onPress={() =>
                add(
                  withZone(
                    draft,
                    words.newName({ n: draft.zones.length + 1 }),
                    squareAround(held.coordinates),
                  ),
                )
              }
            >
              <PlusIcon size={18} />
              {words.add()}
            </Button>
          )
        }
      >
        <ZoneMap
          // Another zone is looked at from the beginning.
          key={chosen}
          zones={shown}
          shop={held.coordinates}
          area={current?.area ?? null}
          onChange={(area) => {
            if (current !== null) change(changedZone(draft, current.key, { area }));
          }}
        />
        {draft.zones.length === 0 ? (
          <p className={settings.quiet}>{words.noZones()}</p>
        ) : (
          <ul className={styles.zones}>
            {draft.zones.map((zone, at) => (
              <ZoneRow
                key={zone.key}
                zone={zone}
                held={held}
                isOpen={zone.key === chosen}
                onOpen={(isOpen) => setChosen(isOpen ? zone.key : null)}
                onChange={(part) => change(changedZone(draft, zone.key, part))}
                onRemove={() => change(withoutZone(draft, zone.key))}
                isWrong={Object.keys(problems).some((field) => field.startsWith(`${at}.`))}
                problemOf={(part) => {
                  const problem = isChecked || part === "area" ? problems[`${at}.${part}`] : undefined;
                  return problem === undefined ? undefined : fieldText(i18n, problem);
                }}
                isChecked={isChecked}
              />
            ))}
          </ul>
        )}
      </SettingSection>
      <ZoneFileSection
        coordinates={held.coordinates}
        free={ZONE_LIMITS.zones - draft.zones.length}
        onTake={(zones) =>
          add(zones.reduce((next, { name, area, terms }) => withZone(next, name, area, terms), draft))
        }
      />
      {shown.length > 1 && <ZoneMeetings zones={shown} />}
    </SettingForm>
  );
}
