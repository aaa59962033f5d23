import type { ReactElement } from "react";
import { ROLES } from "#core/account/employee.ts";
import { workplaceName, type Workplace } from "#core/account/workplace.ts";
import { chosenLocations, joinedLocations } from "#core/app/screen/account/create-staff.ts";
import type { LocationId } from "#core/kernel/id.ts";
import { CheckChips } from "#ui/design/choice/check-chips.tsx";
import { Checkbox } from "#ui/design/choice/checkbox.tsx";
import { RadioGroup } from "#ui/design/choice/radio-group.tsx";
import type { Form } from "#ui/form/use-form.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useOffice } from "../office-context.tsx";

interface PlaceFieldsProps {
  readonly form: Form;
  /** Whether who asks works at all locations and may give as much. */
  readonly mayEverywhere: boolean;
}

/** The role, and where: all locations, or some of one's own. */
export function PlaceFields({ form, mayEverywhere }: PlaceFieldsProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.staff;
  const { workplaces, organization } = useOffice();
  const role = form.text("role");
  const everywhere = form.box("everywhere");
  const locations = form.text("locations");
  const chosen = chosenLocations(locations.value);
  const nameOf = (workplace: Workplace): string =>
    organization === null ? workplace.location.name : workplaceName(workplace, organization);
  return (
    <>
      <RadioGroup
        label={words.role()}
        look="card"
        options={ROLES.map((one) => ({
          value: one,
          label: words.roles[one](),
          description: words.roleTexts[one](),
        }))}
        value={ROLES.find((one) => one === role.value) ?? null}
        onChange={role.onChange}
        error={role.error}
      />
      {mayEverywhere && (
        <Checkbox {...everywhere} label={words.everywhere()} description={words.everywhereText()} />
      )}
      {!everywhere.isSelected && (
        <CheckChips
          label={words.locations()}
          options={workplaces.map((workplace) => ({
            value: workplace.location.id,
            label: nameOf(workplace),
          }))}
          values={chosen}
          error={locations.error}
          onToggle={(id) => locations.onChange(toggled(chosen, id))}
        />
      )}
    </>
  );
}

function toggled(chosen: readonly LocationId[], id: LocationId): string {
  return joinedLocations(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
}
