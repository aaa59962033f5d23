import type { ReactElement } from "react";
import { IconFrame, type IconProps } from "../icon.tsx";

// Arrows and signs that controls carry.

export function ChevronDownIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="m6 9.5 6 6 6-6" />
    </IconFrame>
  );
}

export function ChevronRightIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="m9.5 6 6 6-6 6" />
    </IconFrame>
  );
}

export function ArrowRightIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M4 12h15.5M13 5l7 7-7 7" />
    </IconFrame>
  );
}

export function CloseIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M6 6l12 12M18 6 6 18" />
    </IconFrame>
  );
}

export function PlusIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M12 5v14M5 12h14" />
    </IconFrame>
  );
}

export function MinusIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M5 12h14" />
    </IconFrame>
  );
}

export function CheckIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="m5 12.5 4.8 4.8L19.5 7" />
    </IconFrame>
  );
}

export function SearchIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M11 18.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15ZM16.5 16.5 21 21" />
    </IconFrame>
  );
}

export function MenuLinesIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M4 7h16M4 12h16M4 17h10" />
    </IconFrame>
  );
}
