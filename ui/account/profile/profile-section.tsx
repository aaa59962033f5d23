import { useId, type ReactElement, type ReactNode } from "react";
import * as styles from "./profile-screen.css.ts";

interface ProfileSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One part of the account's page under its heading. */
export function ProfileSection({ title, children }: ProfileSectionProps): ReactElement {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
