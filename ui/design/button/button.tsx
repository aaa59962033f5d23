import type { ReactElement, ReactNode, Ref } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import { ButtonContent } from "./button-content.tsx";
import { buttonStyle, type ButtonLook } from "./button.css.ts";
import { classNames } from "../class-names.ts";

type ButtonProps = Omit<AriaButtonProps, "className" | "children" | "style"> &
  ButtonLook & {
    readonly ref?: Ref<HTMLButtonElement> | undefined;
    readonly loading?: boolean | undefined;
    /** The caller's class is all of its look: a card, a chip, a tab. */
    readonly bare?: boolean | undefined;
    /** Keys that press it from afar, as ARIA writes them: "Control+Z". */
    readonly keyShortcuts?: string | undefined;
    readonly icon?: ReactNode;
    readonly iconEnd?: ReactNode;
    readonly className?: string | undefined;
    readonly children: ReactNode;
  };

/**
 * The button of the product, on react-aria (`onPress`, `isDisabled`); only what a menu needs before react-aria is there
 * uses PlainButton. A loading button is disabled and keeps its width and name.
 */
export function Button({
  ref,
  size,
  color,
  look,
  fullWidth,
  loading = false,
  bare = false,
  keyShortcuts,
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
      ref={ref}
      className={
        bare ? classNames(className) : classNames(buttonStyle({ size, color, look, fullWidth }), className)
      }
      {...(keyShortcuts === undefined
        ? {}
        : { render: (attributes) => <button {...attributes} aria-keyshortcuts={keyShortcuts} /> })}
      isDisabled={isDisabled === true || loading}
      data-loading={loading || undefined}
    >
      {bare ? (
        children
      ) : (
        <ButtonContent loading={loading} icon={icon} iconEnd={iconEnd}>
          {children}
        </ButtonContent>
      )}
    </AriaButton>
  );
}
