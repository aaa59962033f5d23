import type { ReactElement } from "react";
import { SelectField } from "#ui/design/field/select-field.tsx";
import { BuildingIcon } from "#ui/design/icons/settings.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { workplaceName } from "#core/account/workplace.ts";
import { BoardState } from "./board/board-state.tsx";
import { MobileNavigation } from "./navigation/mobile-navigation.tsx";
import { useOffice } from "./office-context.tsx";
import { useShowLocation } from "./orders/use-orders-address.ts";
import { OrderingControl } from "./ordering/ordering-control.tsx";
import { StoppagesControl } from "./stoppage/stoppages-control.tsx";
import { StaffMenu } from "./navigation/staff-menu.tsx";
import * as styles from "./operations-header.css.ts";

/** Who and where this screen works for, whether orders come in, and whether it hears and sees them. */
export function OperationsHeader(): ReactElement {
  const { organization } = useOffice();
  return (
    <header className={styles.header}>
      <MobileNavigation />
      <p className={styles.organization}>
        <BuildingIcon className={styles.building} />
        <span className={styles.name} dir="auto">
          {organization?.name ?? "Diner"}
        </span>
      </p>
      <LocationField />
      <div className={styles.states}>
        <StoppagesControl />
        <OrderingControl />
        <BoardState />
      </div>
      <StaffMenu />
    </header>
  );
}

const ALL = "all";

function LocationField(): ReactElement | null {
  const { t } = useI18n();
  const { organization, workplaces, locationId } = useOffice();
  const showLocation = useShowLocation();
  if (organization === null || workplaces.length < 2) return null;
  const options = workplaces.map((workplace) => ({
    value: workplace.location.id,
    label: workplaceName(workplace, organization),
  }));
  return (
    <SelectField
      className={styles.location}
      label={t.operations.location()}
      labelHidden
      options={[{ value: ALL, label: t.operations.allLocations() }, ...options]}
      value={locationId ?? ALL}
      onChange={(value) =>
        showLocation(workplaces.find(({ location }) => location.id === value)?.location.id ?? null)
      }
    />
  );
}
