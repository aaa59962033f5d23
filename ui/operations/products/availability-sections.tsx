import type { ReactElement } from "react";
import type {
  AvailabilityList,
  AvailabilityRow,
  AvailabilitySection,
} from "#core/menu/availability/availability-list.ts";
import { changedId, type LocationChange } from "#core/menu/availability/location-availability.machine.ts";
import type { Instant } from "#core/time/instant.ts";
import { Button } from "#ui/design/button/button.tsx";
import { SuccessIcon, WarningIcon } from "#ui/design/icons/status.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { AvailabilityRows } from "./availability-rows.tsx";
import type { SoldOutTarget } from "./sold-out-sheet.tsx";
import * as styles from "./availability-sections.css.ts";

interface AvailabilitySectionsProps {
  readonly list: AvailabilityList;
  readonly unsaved: readonly LocationChange[];
  readonly now: Instant;
  /** Somebody looks for something, so that nothing sold out is found says nothing about the rest. */
  readonly isNarrowed: boolean;
  /** Null for somebody who may change nothing. */
  readonly onChoose: ((target: SoldOutTarget) => void) | null;
  readonly onRestore: (row: AvailabilityRow) => void;
  readonly onStock: (row: AvailabilityRow) => void;
}

/** "Epuizate acum" first, then category by category and group by group. */
export function AvailabilitySections(props: AvailabilitySectionsProps): ReactElement {
  const { list, unsaved, isNarrowed, onChoose } = props;
  const { t, format } = useI18n();
  const unsavedIds = new Set(unsaved.map(changedId));
  const rows = { ...props, unsavedIds };
  return (
    <>
      {(list.soldOut.length > 0 || !isNarrowed) && (
        <section className={styles.soldOutSection} aria-labelledby="sold-out-now">
          <h2 id="sold-out-now" className={styles.heading}>
            {list.soldOut.length === 0 ? <SuccessIcon size={20} /> : <WarningIcon size={20} />}
            {list.soldOut.length === 0 ? t.availability.nothingSoldOut() : t.availability.soldOutNow()}
            {list.soldOut.length > 0 && (
              <span className={styles.count}>{format.count(list.soldOut.length)}</span>
            )}
          </h2>
          {list.soldOut.length > 0 && (
            <AvailabilityRows
              {...rows}
              label={t.availability.soldOutNow()}
              rows={list.soldOut}
              isSectionNamed
            />
          )}
        </section>
      )}
      {list.sections.map((section) => (
        <section key={section.key} className={styles.section} aria-labelledby={`section-${section.key}`}>
          <div className={styles.sectionHead}>
            <h2 id={`section-${section.key}`} className={styles.heading}>
              <bdi>{section.name}</bdi>
            </h2>
            <SoldOutCount section={section} />
            {onChoose !== null && <WholeCategory section={section} onChoose={onChoose} />}
          </div>
          <AvailabilityRows {...rows} label={section.name} rows={section.rows} isSectionNamed={false} />
        </section>
      ))}
    </>
  );
}

function WholeCategory({
  section,
  onChoose,
}: {
  readonly section: AvailabilitySection;
  readonly onChoose: (target: SoldOutTarget) => void;
}): ReactElement | null {
  const { t } = useI18n();
  const { categoryId, name, rows } = section;
  if (categoryId === null) return null;
  return (
    <Button
      size="sm"
      look="ghost"
      aria-label={t.availability.categoryNamed({ name })}
      onPress={() =>
        onChoose({
          change: { type: "category", id: categoryId, disabledUntil: null },
          name,
          isSoldOut: rows.some(isSoldOut),
        })
      }
    >
      {t.availability.category()}
    </Button>
  );
}

function SoldOutCount({ section }: { readonly section: AvailabilitySection }): ReactElement | null {
  const { t } = useI18n();
  const n = section.rows.filter(isSoldOut).length;
  return n === 0 ? null : <span className={styles.soldOutCount}>{t.availability.soldOutCount({ n })}</span>;
}

function isSoldOut({ state }: AvailabilityRow): boolean {
  return state.state === "unavailable";
}
