import type { ReactElement, ReactNode } from "react";
import { VisuallyHidden } from "../visually-hidden.tsx";
import { header, title as titleStyle } from "./dialog-head.css.ts";
import * as styles from "./dialog-outline.css.ts";

interface DialogOutlineProps {
  readonly title: string;
  /** As the dialog's: a drawer at the end of a wide screen, or all of it. */
  readonly size: "md" | "full";
  /** The way back, a link: it works before the dialog can. */
  readonly close: ReactElement;
  /** "Loading…", for who cannot see the shapes. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Where a dialog that was opened by its address will stand, in the page's first HTML. */
export function DialogOutline({ title, size, close, label, children }: DialogOutlineProps): ReactElement {
  return (
    <div className={styles.scrim}>
      <section className={styles.panel({ size })} aria-busy="true" aria-label={title}>
        <header className={header}>
          <h1 className={titleStyle}>{title}</h1>
          {close}
        </header>
        <div className={styles.body}>
          <VisuallyHidden>{label}</VisuallyHidden>
          {children}
        </div>
      </section>
    </div>
  );
}
