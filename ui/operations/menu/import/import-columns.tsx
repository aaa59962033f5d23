import { useId, useMemo, type ReactElement } from "react";
import type { MenuDraft } from "#core/draft/menu-draft.ports.ts";
import { chooseColumn, columnUses, type ColumnUse } from "#core/import/choose-column.ts";
import type { ImportPreview } from "#core/import/menu-import.ts";
import type { TableColumn } from "#core/import/table-columns.ts";
import { SelectField } from "#ui/design/field/select-field.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./import.css.ts";

interface ImportColumnsProps {
  readonly table: NonNullable<ImportPreview["table"]>;
  /** As they are chosen, though not read yet. */
  readonly columns: readonly TableColumn[];
  readonly locations: MenuDraft["locations"];
  readonly onChange: (columns: readonly TableColumn[]) => void;
}

const UNUSED = "";

/** What each column of a table holds: as its heading says, until somebody chooses otherwise. */
export function ImportColumns({ table, columns, locations, onChange }: ImportColumnsProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.menuImport;
  const id = useId();
  const uses = useMemo(() => columnUses(locations), [locations]);
  const labelOf = ({ field, location }: ColumnUse): string =>
    location === null
      ? words.fields[field]()
      : words.priceAt({ location: locations.find(({ slug }) => slug === location)?.name ?? location });
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id} className={styles.subheading}>
        {words.columns()}
      </h3>
      <ul className={styles.columns}>
        {table.headings.map(({ heading, sample }) => {
          const held = columns.find((column) => column.heading === heading);
          return (
            <li key={heading} className={styles.columnRow}>
              <span className={styles.columnWords}>
                <bdi className={styles.columnName}>{heading}</bdi>
                {sample !== "" && <span className={styles.hint}>{words.sample({ sample })}</span>}
              </span>
              <SelectField
                label={words.column({ heading })}
                labelHidden
                value={held === undefined ? UNUSED : keyOf(held)}
                options={[
                  { value: UNUSED, label: words.unused() },
                  ...uses.map((use) => ({ value: keyOf(use), label: labelOf(use) })),
                ]}
                onChange={(key) =>
                  onChange(chooseColumn(columns, heading, uses.find((use) => keyOf(use) === key) ?? null))
                }
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function keyOf({ field, location }: ColumnUse): string {
  return location === null ? field : `${field}:${location}`;
}
