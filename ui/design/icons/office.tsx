import type { ReactElement } from "react";
import { IconFrame, type IconProps } from "../icon.tsx";
import file from "./office-icons.svg";

// Icons of the office that stand by a text; they are drawn from one file, and what has them loads that (ERROR-18).

/** Where the file is. */
export const OFFICE_ICONS: string = file;

function FileIcon({ name, ...props }: IconProps & { readonly name: string }): ReactElement {
  return (
    <IconFrame {...props}>
      <use href={`${file}#${name}`} />
    </IconFrame>
  );
}

export function CalendarIcon(props: IconProps): ReactElement {
  return <FileIcon {...props} name="calendar" />;
}

export function CardIcon(props: IconProps): ReactElement {
  return <FileIcon {...props} name="card" />;
}

export function CashIcon(props: IconProps): ReactElement {
  return <FileIcon {...props} name="cash" />;
}

export function GridIcon(props: IconProps): ReactElement {
  return <FileIcon {...props} name="grid" />;
}

export function PauseIcon(props: IconProps): ReactElement {
  return <FileIcon {...props} name="pause" />;
}

export function PlayIcon(props: IconProps): ReactElement {
  return <FileIcon {...props} name="play" />;
}

export function UndoIcon(props: IconProps): ReactElement {
  return <FileIcon {...props} name="undo" />;
}
