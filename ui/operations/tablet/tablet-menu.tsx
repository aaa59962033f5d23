import { Suspense, useEffect, useState, type ReactElement } from "react";
import { mayUser } from "#core/account/permissions.ts";
import { isEmployee } from "#core/account/workplace.ts";
import { createTabletPlace } from "#core/app/screen/account/create-tablet.ts";
import { selectAnswer } from "#core/polling/polling.selectors.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { late } from "#ui/errors/late.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useModal } from "#ui/modal/use-modal.ts";
import { useOffice } from "../office-context.tsx";
import * as styles from "./tablet.css.ts";

const SwitchSheet = late(async () => (await import("./switch-sheet.tsx")).SwitchSheet);
const PinSheet = late(async () => (await import("./pin-sheet.tsx")).PinSheet);
const SharedTabletsSheet = late(async () => (await import("./shared-tablets-sheet.tsx")).SharedTabletsSheet);

interface TabletMenuProps {
  /** Whether the menu around it is open; its dialogs stay when it closes. */
  readonly isOpen: boolean;
}

/** What the staff's menu offers of shared tablets: to switch, the own PIN, and which they are. */
export function TabletMenu({ isOpen }: TabletMenuProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.tablet;
  const { user } = useOffice();
  const actor = useScreenActor(createTabletPlace);
  const known = useSelected(actor, selectAnswer);
  const place = known?.place ?? null;
  const [openings, setOpenings] = useState(0);
  const sheets = {
    switching: useModal("operations.tablet.switch"),
    pin: useModal("operations.tablet.pin"),
    tablets: useModal("operations.tablet.list"),
  };
  useEffect(() => {
    if (isOpen) actor.send({ type: "polling.ask", query: null });
  }, [actor, isOpen]);
  const open = (name: keyof typeof sheets): void => {
    setOpenings((before) => before + 1);
    sheets[name].open();
  };
  const mayShare = mayUser(user, user.selectedOrganizationId, "tablets.share");
  const { switching, pin, tablets } = sheets;
  return (
    <div className={styles.menu}>
      {place !== null && (
        <Button size="md" color="accent" onPress={() => open("switching")}>
          {words.switchPerson()}
        </Button>
      )}
      {isEmployee(user) && (
        <Button size="md" look="soft" onPress={() => open("pin")}>
          {words.ownPin()}
        </Button>
      )}
      {mayShare && (
        <Button size="md" look="soft" onPress={() => open("tablets")}>
          {words.tablets()}
        </Button>
      )}
      {openings > 0 && (
        <Suspense>
          {place !== null && (
            <SwitchSheet
              key={`switch ${openings}`}
              place={place}
              isOpen={switching.isOpen}
              layer={switching.layer}
              onClose={switching.close}
            />
          )}
          <PinSheet
            key={`pin ${openings}`}
            hasPin={known?.hasPin ?? false}
            isOpen={pin.isOpen}
            layer={pin.layer}
            onClose={pin.close}
          />
          {mayShare && (
            <SharedTabletsSheet isOpen={tablets.isOpen} layer={tablets.layer} onClose={tablets.close} />
          )}
        </Suspense>
      )}
    </div>
  );
}
