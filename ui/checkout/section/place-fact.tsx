import type { ReactElement, ReactNode } from "react";
import * as styles from "./checkout-section.css.ts";

interface PlaceFactProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly text: ReactNode;
  readonly action?: ReactNode;
}

/** One thing that is settled already, and the way to settle it otherwise. */
export function PlaceFact({ icon, label, text, action }: PlaceFactProps): ReactElement {
  return (
    <div className={styles.fact}>
      <span className={styles.factIcon}>{icon}</span>
      <div className={styles.factWords}>
        <p className={styles.factLabel}>{label}</p>
        <p className={styles.factText}>{text}</p>
      </div>
      {action}
    </div>
  );
}
