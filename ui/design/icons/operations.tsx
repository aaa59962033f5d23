import type { ReactElement } from "react";
import { IconFrame, type IconProps } from "../icon.tsx";

// What staff and couriers work with.

export function BellIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15L6 16.5ZM10 21h4" />
    </IconFrame>
  );
}

export function BellOffIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M6 16.5V11c0-1 .2-1.9.6-2.7M9 5.8A6 6 0 0 1 18 11v3M16.5 18h-12L6 16.5M10 21h4M4 4l16 16" />
    </IconFrame>
  );
}

export function TrashIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M4.5 7h15M9.5 7V5a1.5 1.5 0 0 1 1.5-1.5h2A1.5 1.5 0 0 1 14.5 5v2M6.5 7l.8 11.6a2 2 0 0 0 2 1.9h5.4a2 2 0 0 0 2-1.9L17.5 7M10.2 11v5.5M13.8 11v5.5" />
    </IconFrame>
  );
}

export function ChartIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M4.5 4v15.5H20M8.5 15.5v-4M12.5 15.5v-8M16.5 15.5V10" />
    </IconFrame>
  );
}

export function PotIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M5 10.5h14V17a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3v-6.5ZM2.5 10.5h19M9 7c0-1 1-1.5 1-2.5S9 3 9 3M14 7c0-1 1-1.5 1-2.5S14 3 14 3" />
    </IconFrame>
  );
}

export function OfflineIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M3 9a14 14 0 0 1 5-3M21 9a14 14 0 0 0-8.5-3.9M6.2 12.6A9.5 9.5 0 0 1 11 10.2M17.8 12.6a9.5 9.5 0 0 0-2-1.4M9.5 16a5 5 0 0 1 5 0M12 19.5h.01M4 4l16 16" />
    </IconFrame>
  );
}

export function ListIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01" />
    </IconFrame>
  );
}
