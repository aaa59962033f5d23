// A native button, not react-aria's: the header and the steppers of a menu answer before react-aria is there.
import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { iconButtonStyle, type IconButtonLook } from "./icon-button.css.ts";

type IconButtonProps = Omit<ComponentPropsWithRef<"button">, "aria-label"> &
  IconButtonLook & {
    /** The accessible name. */
    readonly label: string;
    readonly children: ReactNode;
  };

/** A round plain button with one icon and a spoken label. Sizes sm, md (44 px, default), lg; tones ghost (default), soft, floating, dark, accent. */
export function IconButton({
  size,
  tone,
  label,
  className,
  type = "button",
  children,
  ...attributes
}: IconButtonProps): ReactElement {
  return (
    <button
      {...attributes}
      type={type}
      aria-label={label}
      className={classNames(iconButtonStyle({ size, tone }), className)}
    >
      {children}
    </button>
  );
}
