import { Button } from "#ui/design/button/button.tsx";
import type { ReactElement } from "react";
import { mayUser } from "#core/account/permissions.ts";
import { selectBoardInstant } from "#core/order/board/board-columns.selectors.ts";
import type { OrderedLocation } from "#core/shop/ordering/ordering-states.machine.ts";
import { selectOrderingState } from "#core/shop/ordering/ordering.selectors.ts";
import type { Workplace } from "#core/account/workplace.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Dialog } from "#ui/design/dialog/dialog.tsx";
import { GearIcon } from "#ui/design/icons/settings.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useModal } from "#ui/modal/use-modal.ts";
import { useOrderBoard } from "../order-board-context.tsx";
import { useOffice } from "../office-context.tsx";
import { useOrderedLocations } from "./ordering-context.tsx";
import { OrderingPanel } from "./ordering-panel.tsx";
import { orderingIcon, orderingWords } from "./ordering-state-words.tsx";
import * as styles from "./ordering-control.css.ts";

/** Shows whether the locations on screen take orders, and opens the dialog that changes it. */
export function OrderingControl(): ReactElement | null {
  const { t } = useI18n();
  const { user, workplaces, locationId } = useOffice();
  const locations = useOrderedLocations();
  const { isOpen, isKept, layer, open, close } = useModal("operations.ordering");
  const shown = workplaces.flatMap((workplace) => {
    const { id } = workplace.location;
    const ordered = locations.find((location) => location.locationId === id);
    const isWanted = locationId === null || id === locationId;
    const organizationId = user.selectedOrganizationId;
    return ordered !== undefined &&
      isWanted &&
      organizationId !== null &&
      mayUser(user, organizationId, "ordering.pause", id)
      ? [{ workplace, ordered }]
      : [];
  });
  const [only, ...others] = shown;
  if (only === undefined) return null;
  return (
    <>
      <Button bare className={styles.control} aria-haspopup="dialog" onPress={open}>
        {others.length === 0 ? (
          <StateOf {...only} isNamed={false} />
        ) : (
          shown.map((location) => <StateOf key={location.ordered.locationId} {...location} isNamed />)
        )}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        zIndex={layer}
        size="xl"
        title={t.ordering.title()}
        closeLabel={t.common.close()}
      >
        {isKept && (
          <div className={styles.panels}>
            {shown.map((location) => (
              <OrderingPanel key={location.ordered.locationId} {...location} />
            ))}
          </div>
        )}
      </Dialog>
    </>
  );
}

interface StateOfProps {
  readonly workplace: Workplace;
  readonly ordered: OrderedLocation;
  /** Whether the location's name precedes its state. */
  readonly isNamed: boolean;
}

function StateOf({ workplace, ordered, isNamed }: StateOfProps): ReactElement {
  const i18n = useI18n();
  const now = useSelected(useOrderBoard(), selectBoardInstant);
  const state = useSelected(ordered.actor, (snapshot) => selectOrderingState(snapshot, now));
  return (
    <span className={styles.state({ mode: state?.mode ?? "unknown" })}>
      {state === null ? <GearIcon /> : orderingIcon(state)}
      {isNamed && <bdi className={styles.name}>{workplace.location.name}</bdi>}
      <span className={styles.words({ isNamed: isNamed && (state === null || state.mode === "online") })}>
        {state === null ? i18n.t.ordering.title() : orderingWords(i18n, state)}
      </span>
    </span>
  );
}
