import type { ReactElement } from "react";
import { IconFrame, type IconProps } from "../icon.tsx";

// What a customer meets while ordering.

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

export function PhoneIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M5.2 3.5h3l1.8 4.6-2.2 1.7a12 12 0 0 0 5.4 5.4l1.7-2.2 4.6 1.8v3a2.2 2.2 0 0 1-2.4 2.2A16.5 16.5 0 0 1 3 5.9a2.2 2.2 0 0 1 2.2-2.4Z" />
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

export function StarIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8L12 3.5Z" />
    </IconFrame>
  );
}

export function GiftIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M4.5 12v6.5a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2V12M3.5 8h17v4h-17V8ZM12 8v12.5M12 8S10.8 3.5 8.2 3.5a2.2 2.2 0 0 0 0 4.5H12Zm0 0s1.2-4.5 3.8-4.5a2.2 2.2 0 0 1 0 4.5H12Z" />
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

export function LeafIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M5 19c0-9 5-14 15-14 0 10-4.5 14.5-11 14.5A5 5 0 0 1 5 17M4 21c1.5-4.5 4.5-7.5 9-9.5" />
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

export function ReceiptIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M5.5 3.5h13v17l-2.2-1.5-2.1 1.5-2.2-1.5-2.2 1.5-2.1-1.5-2.2 1.5v-17ZM9 8.5h6M9 12.5h6" />
    </IconFrame>
  );
}

export function TicketIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M3.5 9V7a1.5 1.5 0 0 1 1.5-1.5h14A1.5 1.5 0 0 1 20.5 7v2a3 3 0 0 0 0 6v2a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17v-2a3 3 0 0 0 0-6ZM14.5 5.5v2.2M14.5 11v2M14.5 16.3v2.2" />
    </IconFrame>
  );
}

export function CardIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M4.5 5.5h15a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5ZM3 10h18M6.5 14.5h3" />
    </IconFrame>
  );
}

export function CashIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M3 7h18v10H3V7ZM12 14.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6ZM6.3 12h.01M17.7 12h.01" />
    </IconFrame>
  );
}

export function NoteIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M5 4.5h14a1 1 0 0 1 1 1V15l-5 5H5a1 1 0 0 1-1-1V5.5a1 1 0 0 1 1-1ZM20 15h-4a1 1 0 0 0-1 1v4M8 9h8M8 13h4" />
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
