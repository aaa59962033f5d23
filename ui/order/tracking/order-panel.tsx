import { useId, type ReactElement, type ReactNode } from "react";
import * as styles from "./order-screen.css.ts";

interface OrderPanelProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One part of an order's page under its heading. */
export function OrderPanel({ title, children }: OrderPanelProps): ReactElement {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.panelTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
