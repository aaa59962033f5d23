import { useId, type ReactElement, type ReactNode } from "react";
import * as styles from "./sales.css.ts";

interface SalesTableProps {
  readonly title: string;
  /** The head of each column; the first names the rows. */
  readonly columns: readonly string[];
  readonly rows: readonly SalesRow[];
  /** Below the rows. */
  readonly whole?: SalesRow | undefined;
  /** As wide as the page. */
  readonly isWide?: boolean;
}

/** A row of figures, each with its column. */
export interface SalesRow {
  readonly key: string;
  readonly name: string;
  readonly figures: readonly ReactNode[];
}

// More columns than these become lines on a phone.
const FIGURES_ON_A_PHONE = 3;

/** Figures in columns under a title. */
export function SalesTable({ title, columns, rows, whole, isWide = false }: SalesTableProps): ReactElement {
  const id = useId();
  const [first, ...others] = columns;
  return (
    <div className={isWide ? styles.wideSection : styles.section}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      <table
        className={others.length > FIGURES_ON_A_PHONE ? styles.wideTable : styles.table}
        aria-labelledby={id}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.nameHead}>
              {first}
            </th>
            {others.map((column) => (
              <th key={column} scope="col" className={styles.figureHead}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} columns={others} />
          ))}
        </tbody>
        {whole !== undefined && (
          <tfoot className={styles.whole}>
            <Row row={whole} columns={others} />
          </tfoot>
        )}
      </table>
    </div>
  );
}

interface RowProps {
  readonly row: SalesRow;
  readonly columns: readonly string[];
}

function Row({ row: { name, figures }, columns }: RowProps): ReactElement {
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.name}>
        <bdi>{name}</bdi>
      </th>
      {columns.map((column, index) => (
        <td key={column} className={styles.figure} data-column={column}>
          {figures[index]}
        </td>
      ))}
    </tr>
  );
}
