import type { ReactElement } from "react";
import { IconFrame, type IconProps } from "../icon.tsx";

// Texts of ordering.

export function BagIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M6.2 8h11.6a1 1 0 0 1 1 .9l1 10a2 2 0 0 1-2 2.1H6.2a2 2 0 0 1-2-2.1l1-10a1 1 0 0 1 1-.9ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5" />
    </IconFrame>
  );
}

export function UserIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5a7.5 7.5 0 0 1 15 0" />
    </IconFrame>
  );
}

export function ClockIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.3l3.4 2" />
    </IconFrame>
  );
}

export function PinIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M12 21.5s7-6.2 7-11.7a7 7 0 0 0-14 0c0 5.5 7 11.7 7 11.7ZM12 12.4a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2Z" />
    </IconFrame>
  );
}

export function BikeIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M5.5 20a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM18.5 20a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM12.2 16.5v-3.4L9 10.2l3.8-3.4 2.4 3.2h3M14.8 4.6h.01" />
    </IconFrame>
  );
}

export function StoreIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M4.5 11v7.5a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2V11M3 8.3 4.8 3.5h14.4L21 8.3a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0ZM9.5 20.5v-4a1.5 1.5 0 0 1 1.5-1.5h2a1.5 1.5 0 0 1 1.5 1.5v4" />
    </IconFrame>
  );
}

export function FlameIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M12 21.5a6.8 6.8 0 0 0 6.8-6.8c0-4.7-4.1-6.4-4.6-11.7-3.4 1.4-4.6 5-4.3 7.7-1.2-.4-1.9-1.4-2-2.7-1.7 1.7-2.7 4-2.7 6.7a6.8 6.8 0 0 0 6.8 6.8Z" />
    </IconFrame>
  );
}

export function HeartIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M12 20.2S3.5 15.4 3.5 9.3A4.7 4.7 0 0 1 12 6.6a4.7 4.7 0 0 1 8.5 2.7c0 6.1-8.5 10.9-8.5 10.9Z" />
    </IconFrame>
  );
}

export function CutleryIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M7.5 3v18M4.5 3v4.5a3 3 0 0 0 6 0V3M17 21v-7.5M17 13.5h-2.5V8c0-2.8 1-4.5 2.5-5v10.5Z" />
    </IconFrame>
  );
}
