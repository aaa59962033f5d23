import type { ReactElement } from "react";
import * as styles from "./wordmark.css.ts";

/** The product's name with its cloche. */
export function Wordmark(): ReactElement {
  return (
    <span className={styles.wordmark}>
      <svg
        className={styles.mark}
        viewBox="0 0 32 32"
        width="32"
        height="32"
        aria-hidden="true"
        focusable="false"
      >
        <rect className={styles.ground} width="32" height="32" rx="10" />
        <path
          className={styles.cloche}
          d="M16 8.2a1.7 1.7 0 0 1 1.2 2.9A8.3 8.3 0 0 1 24.2 19H7.8a8.3 8.3 0 0 1 7-7.9A1.7 1.7 0 0 1 16 8.2ZM7 21.2h18v1.9a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1Z"
        />
      </svg>
      <span>Diner</span>
    </span>
  );
}
