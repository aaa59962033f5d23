import type { ReactElement, ReactNode } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import { ButtonContent } from "./button-content.tsx";
import { buttonStyle, type ButtonLook } from "./button.css.ts";
import { classNames } from "../class-names.ts";

type ButtonProps = Omit<AriaButtonProps, "className" | "children" | "style"> &
  ButtonLook & {
    readonly loading?: boolean | undefined;
    readonly icon?: ReactNode;
    readonly iconEnd?: ReactNode;
    readonly className?: string | undefined;
    readonly children: ReactNode;
  };

/**
 * The button of dialogs and forms, on react-aria (`onPress`, `isDisabled`); lists and the first chunk use
 * PlainButton. A loading button is disabled and keeps its width and name.
 */
export function Button({
  size,
  color,
  look,
  fullWidth,
  loading = false,
  icon,
  iconEnd,
  className,
  isDisabled,
  children,
  ...props
}: ButtonProps): ReactElement {
  return (
    <AriaButton
      {...props}
      className={classNames(buttonStyle({ size, color, look, fullWidth }), className)}
      isDisabled={isDisabled === true || loading}
      data-loading={loading || undefined}
    >
      <ButtonContent loading={loading} icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
    </AriaButton>
  );
}
