import type { ReactElement, ReactNode } from "react";
import { visuallyHidden } from "#ui/design/visually-hidden.css.ts";
import * as styles from "./dashboard.css.ts";

/** A row of figures, each with its column. */
export interface FigureRow {
  readonly key: string;
  readonly name: ReactNode;
  readonly figures: readonly ReactNode[];
}

interface FigureTableProps {
  readonly title: string;
  /** Whether the place says it. */
  readonly isTitleHidden?: boolean;
  /** Whether all its figures are amounts, of three columns or more. */
  readonly isOfAmounts?: boolean;
  /** The head of each column; the first names the rows. */
  readonly columns: readonly string[];
  readonly rows: readonly FigureRow[];
  readonly whole?: FigureRow;
}

/** Figures in columns, with their sum where they have one. */
export function FigureTable({
  title,
  isTitleHidden = false,
  isOfAmounts = false,
  columns,
  rows,
  whole,
}: FigureTableProps): ReactElement {
  const [first, ...others] = columns;
  return (
    <div className={styles.tableFrame} tabIndex={0} role="region" aria-label={title}>
      <table className={isOfAmounts ? styles.amountsTable : styles.table}>
        <caption className={isTitleHidden ? visuallyHidden : styles.caption}>{title}</caption>
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
            <FigureCells key={row.key} row={row} columns={others} />
          ))}
        </tbody>
        {whole !== undefined && (
          <tfoot className={styles.whole}>
            <FigureCells row={whole} columns={others} />
          </tfoot>
        )}
      </table>
    </div>
  );
}

interface FigureCellsProps {
  readonly row: FigureRow;
  readonly columns: readonly string[];
}

function FigureCells({ row: { name, figures }, columns }: FigureCellsProps): ReactElement {
  return (
    <tr className={styles.tableRow}>
      <th scope="row" className={styles.name}>
        {name}
      </th>
      {columns.map((column, index) => (
        <td key={column} className={styles.figure}>
          {figures[index]}
        </td>
      ))}
    </tr>
  );
}
