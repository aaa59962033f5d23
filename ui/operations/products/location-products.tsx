import { useMemo, useState, type ReactElement } from "react";
import { toId, type ProductId } from "#core/kernel/id.ts";
import type { Workplace } from "#core/account/workplace.ts";
import { createLocationAvailability } from "#core/app/screen/create-location-availability.ts";
import { toAvailabilityList, type AvailabilityQuery } from "#core/menu/availability/availability-list.ts";
import {
  selectAvailabilityError,
  selectLocationMenu,
  selectUnsavedChanges,
} from "#core/menu/availability/location-availability.machine.ts";
import { selectBoardInstant } from "#core/order/board/board-columns.selectors.ts";
import { GridIcon } from "#ui/design/icons/office.tsx";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { SkeletonList } from "#ui/design/feedback/skeleton-list.tsx";
import { SearchIcon } from "#ui/design/icons/controls.tsx";
import { OfflineIcon } from "#ui/design/icons/operations.tsx";
import { LockIcon } from "#ui/design/icons/settings.tsx";
import { errorText } from "#ui/i18n/error-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useModal } from "#ui/modal/use-modal.ts";
import { useOrderBoard } from "../order-board-context.tsx";
import { AvailabilitySections } from "./availability-sections.tsx";
import { ProductFilters } from "./product-filters.tsx";
import { SoldOutSheet, type SoldOutTarget } from "./sold-out-sheet.tsx";
import { StockSheet, type StockTarget } from "./stock-sheet.tsx";

interface LocationProductsProps {
  readonly workplace: Workplace;
  readonly mayChange: boolean;
}

/** The products of one location: what is sold out now, then everything by category, and the sheet that changes it. */
export function LocationProducts({ workplace, mayChange }: LocationProductsProps): ReactElement {
  const i18n = useI18n();
  const { t } = i18n;
  const { location, shopId } = workplace;
  const board = useOrderBoard();
  const actor = useScreenActor((app) =>
    createLocationAvailability(app, board, { shopId, locationId: location.id, mayChange }),
  );
  const known = useSelected(actor, selectLocationMenu);
  const error = useSelected(actor, selectAvailabilityError);
  const unsaved = useSelected(actor, selectUnsavedChanges, areSameChanges);
  const now = useSelected(board, selectBoardInstant);
  const [query, setQuery] = useState<AvailabilityQuery>({ search: "", kind: "all" });
  const [target, setTarget] = useState<SoldOutTarget | null>(null);
  const sheet = useModal("operations.soldOut");
  const [counted, setCounted] = useState<StockTarget | null>(null);
  const stockSheet = useModal("operations.stock");
  const list = useMemo(
    () => (known === null ? null : toAvailabilityList(known, location.id, query, now)),
    [known, location.id, query, now],
  );
  const ask = (wanted: SoldOutTarget): void => {
    setTarget(wanted);
    sheet.open();
  };

  if (error !== null)
    return (
      <EmptyState
        icon={<OfflineIcon size={40} />}
        title={t.availability.failedTitle()}
        action={
          <Button onPress={() => actor.send({ type: "availability.refresh" })}>{t.common.retry()}</Button>
        }
      >
        {errorText(i18n, error.key)}
      </EmptyState>
    );
  if (list === null || known === null) return <SkeletonList label={t.common.loading()} count={6} />;
  if (known.menu.products.length === 0)
    return (
      <EmptyState icon={<GridIcon size={40} />} title={t.availability.nothingSold()}>
        {t.availability.nothingSoldText()}
      </EmptyState>
    );
  return (
    <>
      {!mayChange && (
        <Banner tone="neutral" icon={<LockIcon />} title={t.availability.notAllowed()}>
          {t.availability.notAllowedText()}
        </Banner>
      )}
      <ProductFilters query={query} onChange={setQuery} />
      <AvailabilitySections
        list={list}
        unsaved={unsaved}
        now={now}
        isNarrowed={query.search.trim() !== ""}
        onChoose={mayChange ? ask : null}
        onRestore={({ type, id }) =>
          actor.send({ type: "availability.change", change: { type, id, disabledUntil: null } })
        }
        onStock={({ id, name, stock }) => {
          setCounted({ id: toId<ProductId>(id), name, stock });
          stockSheet.open();
        }}
      />
      {list.sections.length === 0 && (
        <EmptyState
          icon={<SearchIcon size={40} />}
          title={t.availability.noResults({ query: query.search })}
          action={
            <Button color="white" onPress={() => setQuery({ search: "", kind: "all" })}>
              {t.menu.clearSearch()}
            </Button>
          }
        >
          {t.availability.noResultsText()}
        </EmptyState>
      )}
      {counted !== null && stockSheet.isOpen && (
        <StockSheet
          target={counted}
          isOpen
          layer={stockSheet.layer}
          onClose={stockSheet.close}
          onChosen={(change) => actor.send({ type: "availability.change", change })}
        />
      )}
      {target !== null && (
        <SoldOutSheet
          key={target.change.id}
          target={target}
          workplace={workplace}
          isOpen={sheet.isOpen}
          layer={sheet.layer}
          onClose={sheet.close}
          onChosen={(change) => actor.send({ type: "availability.change", change })}
        />
      )}
    </>
  );
}

function areSameChanges(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((change, index) => change === other[index]);
}
