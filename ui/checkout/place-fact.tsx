import type { ReactElement, ReactNode } from "react";
import * as styles from "./checkout-section.css.ts";

interface PlaceFactProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly detail: ReactNode;
  readonly action?: ReactNode;
}

/** One thing that is settled already, and the way to settle it otherwise. */
export function PlaceFact({ icon, name, detail, action }: PlaceFactProps): ReactElement {
  return (
    <div className={styles.fact}>
      <div className={styles.factWords}>
        <span className={styles.factIcon}>{icon}</span>
        <div>
          <p className={styles.factName}>{name}</p>
          <p className={styles.factDetail}>{detail}</p>
        </div>
      </div>
      {action}
    </div>
  );
}
