import type { ReactElement, ReactNode } from "react";
import * as styles from "./button.css.ts";

interface ButtonContentProps {
  readonly loading?: boolean | undefined;
  readonly icon?: ReactNode;
  readonly iconEnd?: ReactNode;
  readonly children: ReactNode;
}

/** Icon, label, icon, and the spinner over them while loading; shared by both buttons. */
export function ButtonContent({ loading, icon, iconEnd, children }: ButtonContentProps): ReactElement {
  return (
    <>
      {loading && <span className={styles.spinner} aria-hidden="true" />}
      <span className={loading ? styles.hiddenLabel : styles.label}>
        {icon}
        {children}
        {iconEnd}
      </span>
    </>
  );
}
