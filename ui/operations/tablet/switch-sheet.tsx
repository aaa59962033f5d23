import type { ReactElement } from "react";
import type { TabletPlace } from "#core/account/tablet/shared-tablet.ts";
import { Dialog } from "#ui/design/dialog/dialog.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { PersonSwitch } from "#ui/account/tablet/person-switch.tsx";
import * as styles from "./tablet.css.ts";

interface SwitchSheetProps {
  readonly place: TabletPlace;
  readonly isOpen: boolean;
  readonly layer: number;
  readonly onClose: () => void;
}

/** Lets somebody else work on this tablet; the board behind it stays. */
export function SwitchSheet({ place, isOpen, layer, onClose }: SwitchSheetProps): ReactElement {
  const { t } = useI18n();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      zIndex={layer}
      size="md"
      title={t.operations.tablet.switchTitle()}
      closeLabel={t.common.close()}
    >
      <p className={styles.hint}>{t.operations.tablet.of({ place: place.locationName })}</p>
      <PersonSwitch place={place} onSwitched={onClose} />
    </Dialog>
  );
}
