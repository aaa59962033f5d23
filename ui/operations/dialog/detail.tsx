import type { ReactElement, ReactNode } from "react";
import * as styles from "./order-dialog.css.ts";

interface DetailProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** One fact of an order under its name, in a list of details. */
export function Detail({ label, children }: DetailProps): ReactElement {
  return (
    <div className={styles.detail}>
      <dt className={styles.heading}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
