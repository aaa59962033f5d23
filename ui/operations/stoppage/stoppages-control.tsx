import { lazy, Suspense, type ReactElement } from "react";
import { Button } from "#ui/design/button/button.tsx";
import { Dialog } from "#ui/design/dialog/dialog.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { ListIcon } from "#ui/design/icons/operations.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useModal } from "#ui/modal/use-modal.ts";
import { useOffice } from "../office-context.tsx";
import { useOrderedLocations } from "../ordering/ordering-context.tsx";
import * as styles from "./stoppages-control.css.ts";

const LocationStoppages = lazy(() => import("./location-stoppages.tsx"));

/** Opens the panel with all that is stopped at the locations on screen; what it reads is read while it is open. */
export function StoppagesControl(): ReactElement | null {
  const { t } = useI18n();
  const { workplaces, locationId } = useOffice();
  const locations = useOrderedLocations();
  const { isOpen, isKept, layer, open, close } = useModal("operations.stoppages");
  const shown = workplaces.flatMap((workplace) => {
    const { id } = workplace.location;
    const ordered = locations.find((location) => location.locationId === id);
    return ordered !== undefined && (locationId === null || id === locationId)
      ? [{ workplace, ordered }]
      : [];
  });
  if (shown.length === 0) return null;
  return (
    <>
      <Button bare className={styles.control} aria-haspopup="dialog" onPress={open}>
        <ListIcon />
        <span className={styles.words}>{t.stoppage.short()}</span>
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        zIndex={layer}
        size="xl"
        title={t.stoppage.title()}
        closeLabel={t.common.close()}
      >
        {isKept && (
          <div className={styles.locations}>
            {shown.map((one) => (
              <Suspense
                key={one.workplace.location.id}
                fallback={<SkeletonList label={t.common.loading()} count={3} />}
              >
                <LocationStoppages {...one} isNamed={shown.length > 1} />
              </Suspense>
            ))}
          </div>
        )}
      </Dialog>
    </>
  );
}
