import type { ReactElement } from "react";
import * as styles from "./key-hint.css.ts";

interface KeyHintProps {
  readonly children: string;
}

/** The key of a button, shown while its card has the keyboard. */
export function KeyHint({ children }: KeyHintProps): ReactElement {
  return (
    <kbd className={styles.hint} aria-hidden="true">
      {children}
    </kbd>
  );
}
