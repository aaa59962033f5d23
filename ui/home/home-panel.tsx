import { useId, type ReactElement, type ReactNode } from "react";
import * as styles from "./home-screen.css.ts";

interface HomePanelProps {
  readonly title: string;
  /** Next to the heading: a link to all of it. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

/** One part of a customer's start page under its heading. */
export function HomePanel({ title, more, children }: HomePanelProps): ReactElement {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {more}
      </div>
      {children}
    </section>
  );
}
