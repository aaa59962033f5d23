import { useId, useMemo, useState, type ReactElement } from "react";
import { mayUser } from "#core/account/permissions.ts";
import { workplaceName, type Workplace } from "#core/account/workplace.ts";
import { createLocationAvailability } from "#core/app/screen/create-location-availability.ts";
import { toId, type ProductId } from "#core/kernel/id.ts";
import {
  changedId,
  selectAvailabilityError,
  selectLocationMenu,
  selectUnsavedChanges,
} from "#core/menu/availability/location-availability.machine.ts";
import { selectBoardInstant } from "#core/order/board/board-columns.selectors.ts";
import { ONLINE } from "#core/shop/ordering-state.ts";
import type { OrderedLocation } from "#core/shop/ordering/ordering-states.machine.ts";
import { selectIsOrderingBusy, selectOrderingState } from "#core/shop/ordering/ordering.selectors.ts";
import { stoppagesOf } from "#core/shop/ordering/stoppages.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { SuccessIcon } from "#ui/design/icons/status.tsx";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useModal } from "#ui/modal/use-modal.ts";
import { useOffice } from "../office-context.tsx";
import { useOrderBoard } from "../order-board-context.tsx";
import { StockSheet, type StockTarget } from "../products/stock-sheet.tsx";
import { StoppageRow } from "./stoppage-row.tsx";
import * as styles from "./location-stoppages.css.ts";

interface LocationStoppagesProps {
  readonly workplace: Workplace;
  readonly ordered: OrderedLocation;
  /** Whether the location's name stands above. */
  readonly isNamed: boolean;
}

/** All that is stopped at one location now, each with the button that puts it back. */
export default function LocationStoppages(props: LocationStoppagesProps): ReactElement {
  const { workplace, ordered, isNamed } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const id = useId();
  const { user, organization } = useOffice();
  const { location, shopId } = workplace;
  const board = useOrderBoard();
  const may = (permission: "availability.change" | "ordering.pause"): boolean =>
    mayUser(user, user.selectedOrganizationId, permission, location.id);
  const mayChange = may("availability.change");
  const mayPause = may("ordering.pause");
  const actor = useScreenActor((app) =>
    createLocationAvailability(app, board, { shopId, locationId: location.id, mayChange }),
  );
  const now = useSelected(board, selectBoardInstant);
  const ordering = useSelected(ordered.actor, (snapshot) => selectOrderingState(snapshot, now));
  const isOrderingBusy = useSelected(ordered.actor, selectIsOrderingBusy);
  const menu = useSelected(actor, selectLocationMenu);
  const error = useSelected(actor, selectAvailabilityError);
  const unsavedIds = useSelected(
    actor,
    (snapshot) => selectUnsavedChanges(snapshot).map(changedId),
    (one, other) => one.join() === other.join(),
  );
  const [counted, setCounted] = useState<StockTarget | null>(null);
  const stockSheet = useModal(`operations.stoppages.stock.${location.id}`);
  const stoppages = useMemo(
    () => stoppagesOf({ locationId: location.id, ordering, menu }, now),
    [location.id, ordering, menu, now],
  );
  const name = organization === null ? location.name : workplaceName(workplace, organization);
  const isRead = menu !== null && ordering !== null;
  return (
    <section className={styles.location} aria-labelledby={id}>
      <h3 id={id} className={isNamed ? styles.name : styles.hiddenName}>
        <bdi>{name}</bdi>
      </h3>
      {error !== null && (
        <Banner
          tone="danger"
          role="alert"
          action={
            <Button size="sm" color="white" onPress={() => actor.send({ type: "availability.refresh" })}>
              {t.common.retry()}
            </Button>
          }
        >
          {errorText(i18n, error.key)}
        </Banner>
      )}
      {stoppages.length > 0 && (
        <ul className={styles.rows}>
          {stoppages.map((stoppage) => (
            <StoppageRow
              key={stoppage.kind === "ordering" ? "ordering" : `${stoppage.row.type} ${stoppage.row.id}`}
              stoppage={stoppage}
              locationName={location.name}
              now={now}
              isSaving={stoppage.kind === "ordering" ? isOrderingBusy : unsavedIds.includes(stoppage.row.id)}
              mayRestore={stoppage.kind === "ordering" ? mayPause : mayChange}
              onRestore={() => {
                if (stoppage.kind === "ordering")
                  return ordered.actor.send({ type: "ordering.change", state: ONLINE });
                const { row } = stoppage;
                if (stoppage.kind === "soldOut")
                  return actor.send({
                    type: "availability.change",
                    change: { type: row.type, id: row.id, disabledUntil: null },
                  });
                setCounted({ id: toId<ProductId>(row.id), name: row.name, stock: row.stock });
                stockSheet.open();
              }}
            />
          ))}
        </ul>
      )}
      {isRead && stoppages.length === 0 && (
        <p className={styles.none} role="status">
          <SuccessIcon />
          <span>
            <strong>{t.stoppage.none()}</strong> {t.stoppage.noneText()}
          </span>
        </p>
      )}
      {!isRead && error === null && <SkeletonList label={t.common.loading()} count={3} />}
      {counted !== null && stockSheet.isOpen && (
        <StockSheet
          target={counted}
          isOpen
          layer={stockSheet.layer}
          onClose={stockSheet.close}
          onChosen={(change) => actor.send({ type: "availability.change", change })}
        />
      )}
    </section>
  );
}
