// A native button, not react-aria's: the menu's own messages answer before react-aria is there.
import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";
import { ButtonContent } from "./button-content.tsx";
import { buttonStyle, type ButtonLook } from "./button.css.ts";
import { classNames } from "../class-names.ts";

type PlainButtonProps = Omit<ComponentPropsWithRef<"button">, "color"> &
  ButtonLook & {
    readonly loading?: boolean | undefined;
    readonly icon?: ReactNode;
    readonly iconEnd?: ReactNode;
  };

/**
 * A plain `<button>` with the look of Button, for long lists and the first chunk, which carries no react-aria.
 * Takes every attribute of a button (`onClick`, not `onPress`); `type` is "button" by default; loading disables.
 */
export function PlainButton({
  size,
  color,
  look,
  fullWidth,
  loading = false,
  icon,
  iconEnd,
  className,
  disabled,
  type = "button",
  children,
  ...attributes
}: PlainButtonProps): ReactElement {
  return (
    <button
      {...attributes}
      type={type}
      className={classNames(buttonStyle({ size, color, look, fullWidth }), className)}
      disabled={disabled === true || loading}
      aria-busy={loading || undefined}
      data-loading={loading || undefined}
    >
      <ButtonContent loading={loading} icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
    </button>
  );
}
