import type { ReactElement, ReactNode } from "react";
import * as styles from "./banner.css.ts";
import { FailureIcon, InfoIcon, SuccessIcon, WarningIcon } from "../icons/status.tsx";

interface BannerProps {
  readonly tone?: "info" | "success" | "warn" | "danger" | "neutral" | undefined;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly icon?: ReactNode;
  readonly action?: ReactNode;
  /** Across the whole screen. */
  readonly wide?: boolean | undefined;
  /** Announced when it appears: `alert` at once, `status` when the screen reader is idle. */
  readonly role?: "alert" | "status" | undefined;
  readonly className?: string | undefined;
}

const icons = {
  info: <InfoIcon />,
  success: <SuccessIcon />,
  warn: <WarningIcon />,
  danger: <FailureIcon />,
  neutral: <InfoIcon />,
};

/** A message inside the page, with color, icon and text. */
export function Banner(props: BannerProps): ReactElement {
  const { tone = "info", title, children, icon, action, wide, role, className } = props;
  return (
    <div role={role} className={`${styles.banner({ tone, wide })} ${className ?? ""}`}>
      {icon ?? icons[tone]}
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
