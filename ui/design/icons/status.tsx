import type { ReactElement } from "react";
import { IconFrame, type IconProps } from "../icon.tsx";

// Each of these four accompanies a text and never stands alone.

export function WarningIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M12 4 2.8 19.5h18.4L12 4ZM12 10v4.2M12 17h.01" />
    </IconFrame>
  );
}

export function InfoIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5M12 8h.01" />
    </IconFrame>
  );
}

export function SuccessIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8 12.3l2.8 2.8L16 9.7" />
    </IconFrame>
  );
}

export function FailureIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9 9l6 6M15 9l-6 6" />
    </IconFrame>
  );
}
