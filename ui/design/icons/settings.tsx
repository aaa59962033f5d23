import type { ReactElement } from "react";
import { IconFrame, type IconProps } from "../icon.tsx";

// Theme, language, account and the like.

export function SunIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M12 16.2a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4" />
    </IconFrame>
  );
}

export function MoonIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M20.5 14.2A8.6 8.6 0 0 1 9.8 3.5a8.6 8.6 0 1 0 10.7 10.7Z" />
    </IconFrame>
  );
}

export function LockIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M6 10.5h12a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 19v-7A1.5 1.5 0 0 1 6 10.5ZM8 10.5V7.5a4 4 0 0 1 8 0v3" />
    </IconFrame>
  );
}

export function MailIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5ZM3.5 7.5l8.5 6 8.5-6" />
    </IconFrame>
  );
}

export function SignOutIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M14 4H6.5A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20H14M10.5 12H20.5M16.5 8l4 4-4 4" />
    </IconFrame>
  );
}

export function GearIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M12 15.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM10.2 3h3.6l.5 2.6 2 1.1 2.5-.8 1.8 3.1-2 1.8v2.4l2 1.8-1.8 3.1-2.5-.8-2 1.1-.5 2.6h-3.6l-.5-2.6-2-1.1-2.5.8L3.4 15l2-1.8v-2.4L3.4 9l1.8-3.1 2.5.8 2-1.1.5-2.6Z" />
    </IconFrame>
  );
}

export function BuildingIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M5 20.5V5a1.5 1.5 0 0 1 1.5-1.5h7A1.5 1.5 0 0 1 15 5v15.5M15 9.5h2.5A1.5 1.5 0 0 1 19 11v9.5M3 20.5h18M8.5 8h3M8.5 12h3M8.5 16h3" />
    </IconFrame>
  );
}

export function EyeIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z" />
    </IconFrame>
  );
}

export function EyeOffIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M9.8 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.4 3.2M6.3 7.4A16 16 0 0 0 2.5 12S6 18.5 12 18.5c1.6 0 3-.4 4.3-1.1M10 10a2.8 2.8 0 0 0 4 4M4 4l16 16" />
    </IconFrame>
  );
}

export function SlidersIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M4 7h9M17 7h3M4 17h3M11 17h9M15 9.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM9 19.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z" />
    </IconFrame>
  );
}

export function GlobeIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12h17M12 3.5c2.3 2.3 3.5 5.2 3.5 8.5s-1.2 6.2-3.5 8.5c-2.3-2.3-3.5-5.2-3.5-8.5S9.7 5.8 12 3.5Z" />
    </IconFrame>
  );
}
