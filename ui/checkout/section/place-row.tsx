import type { ReactElement, ReactNode } from "react";
import * as styles from "./checkout-section.css.ts";

interface PlaceRowProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly text: ReactNode;
  readonly action?: ReactNode;
}

/** One value that is already chosen, with the action that changes it. */
export function PlaceRow({ icon, label, text, action }: PlaceRowProps): ReactElement {
  return (
    <div className={styles.placeRow}>
      <span className={styles.factIcon}>{icon}</span>
      <div className={styles.factWords}>
        <p className={styles.factLabel}>{label}</p>
        <p className={styles.detailedText}>{text}</p>
      </div>
      {action}
    </div>
  );
}
