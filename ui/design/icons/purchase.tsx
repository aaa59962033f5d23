import type { ReactElement } from "react";
import { IconFrame, type IconProps } from "../icon.tsx";

// Texts of product, cart, checkout and orders, apart from those of the first screen.

export function PhoneIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M5.2 3.5h3l1.8 4.6-2.2 1.7a12 12 0 0 0 5.4 5.4l1.7-2.2 4.6 1.8v3a2.2 2.2 0 0 1-2.4 2.2A16.5 16.5 0 0 1 3 5.9a2.2 2.2 0 0 1 2.2-2.4Z" />
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

export function LeafIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M5 19c0-9 5-14 15-14 0 10-4.5 14.5-11 14.5A5 5 0 0 1 5 17M4 21c1.5-4.5 4.5-7.5 9-9.5" />
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

export function NoteIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M5 4.5h14a1 1 0 0 1 1 1V15l-5 5H5a1 1 0 0 1-1-1V5.5a1 1 0 0 1 1-1ZM20 15h-4a1 1 0 0 0-1 1v4M8 9h8M8 13h4" />
    </IconFrame>
  );
}
