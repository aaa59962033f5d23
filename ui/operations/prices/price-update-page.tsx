import { useMemo, useState, type ReactElement } from "react";
import { workplaceName } from "#core/account/workplace.ts";
import {
  editedSections,
  unsavedChanges,
  type PriceEditorContext,
} from "#core/menu/price-update/price-editor.ts";
import type { PriceEditorActor } from "#core/menu/price-update/price-editor.machine.ts";
import { selectIsPriceWriting } from "#core/menu/price-update/price-editor.selectors.ts";
import {
  foundPrices,
  isAnyUnreadable,
  typedChanges,
  type PriceQuery,
} from "#core/menu/price-update/price-table.ts";
import { placeKey } from "#core/menu/price-update/price-update.ts";
import { selectBoardInstant } from "#core/order/board/board-columns.selectors.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { SearchIcon } from "#ui/design/icons/controls.tsx";
import { LockIcon } from "#ui/design/icons/settings.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { useOffice } from "../office-context.tsx";
import { useOrderBoard } from "../order-board-context.tsx";
import { PriceActions } from "./price-actions.tsx";
import { PriceChangesTable } from "./price-changes-table.tsx";
import { PriceFilters } from "./price-filters.tsx";
import { PriceHistory } from "./price-history.tsx";
import { PriceStatusBadge } from "./price-status-badge.tsx";
import { PriceTable } from "./price-table.tsx";
import * as office from "../office-screen.css.ts";
import * as styles from "./price-update-screen.css.ts";

interface PriceUpdatePageProps {
  readonly actor: PriceEditorActor;
  readonly known: PriceEditorContext;
  readonly mayChange: boolean;
}

/** An update with all its prices: a draft as a table to type into, anything else as what it changes. */
export function PriceUpdatePage({ actor, known, mayChange }: PriceUpdatePageProps): ReactElement {
  const { t, format } = useI18n();
  const words = t.priceUpdates;
  const { organization, workplaces, locationId } = useOffice();
  const now = useSelected(useOrderBoard(), selectBoardInstant);
  const isWriting = useSelected(actor, selectIsPriceWriting);
  const update = known.read?.update ?? null;
  const [query, setQuery] = useState<PriceQuery>({
    search: "",
    kind: update === null ? "all" : "changed",
    locationId: update === null ? (locationId ?? workplaces[0]?.location.id ?? null) : null,
  });
  const isEdited = mayChange && (update === null || update.status === "draft");
  const sections = useMemo(() => editedSections(known), [known]);
  const found = useMemo(() => foundPrices(sections, query), [sections, query]);
  const unsaved = useMemo(() => unsavedChanges(known), [known]);
  const names = useMemo(
    () =>
      new Map<string, string>(
        workplaces.map((workplace) => [
          workplace.location.id,
          organization === null ? workplace.location.name : workplaceName(workplace, organization),
        ]),
      ),
    [workplaces, organization],
  );
  const nameOf = (id: string): string => names.get(id) ?? "";
  const rows = sections.flatMap((section) => section.rows);
  const stale = rows.filter(({ isStale }) => isStale).length;
  const nameOfItem = new Map(rows.map((row) => [row.key, row.name]));
  const changes = isEdited
    ? typedChanges(sections).map((change) => ({ ...change, name: nameOfItem.get(placeKey(change)) ?? "" }))
    : (update?.changes ?? []);
  return (
    <>
      <header className={styles.head}>
        <h1 className={office.title}>{update === null ? words.newTitle() : words.oneTitle()}</h1>
        {update !== null && <PriceStatusBadge status={update.status} />}
        {update?.status === "scheduled" && update.effectiveAt !== null && (
          <p>{words.effective({ when: format.relative(update.effectiveAt, now, OFFICE_TIMEZONE) })}</p>
        )}
      </header>
      {!mayChange && (
        <Banner tone="neutral" icon={<LockIcon />} title={words.notAllowed()}>
          {words.notAllowedText()}
        </Banner>
      )}
      {isEdited && stale > 0 && (
        <Banner
          tone="warn"
          role="status"
          title={words.staleTitle({ n: stale })}
          action={
            <Button
              size="sm"
              color="white"
              onPress={() => actor.send({ type: "priceEditor.takePricesOfNow" })}
            >
              {words.takeNow()}
            </Button>
          }
        >
          {words.staleText()}
        </Banner>
      )}
      {isEdited ? (
        <>
          <PriceFilters query={query} workplaces={workplaces} nameOf={nameOf} onChange={setQuery} />
          {found.length > 0 ? (
            <PriceTable
              sections={found}
              nameOf={nameOf}
              isDisabled={isWriting}
              onType={(key, text) => actor.send({ type: "priceEditor.typePrice", key, text })}
            />
          ) : (
            <EmptyState
              icon={<SearchIcon size={40} />}
              title={query.kind === "changed" ? words.nothingChanged() : words.nothingFound()}
            >
              {query.kind === "changed" ? words.nothingChangedText() : words.nothingFoundText()}
            </EmptyState>
          )}
        </>
      ) : (
        update !== null && <PriceChangesTable update={update} nameOf={nameOf} />
      )}
      {mayChange && (
        <PriceActions
          actor={actor}
          update={update}
          changes={changes}
          hasUnsaved={unsaved !== null}
          isUnreadable={isEdited && isAnyUnreadable(sections)}
          isWriting={isWriting}
        />
      )}
      {update !== null && <PriceHistory timeline={update.timeline} />}
    </>
  );
}
