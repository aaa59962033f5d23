import type { ReactElement } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { MinusIcon, PlusIcon } from "../icons/controls.tsx";
import { TrashIcon } from "../icons/operations.tsx";
import * as styles from "./number-stepper.css.ts";

interface NumberStepperProps {
  /** The accessible name, e.g. "Quantity: Burger Nord". */
  readonly label: string;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  /** Said instead of `decreaseLabel` when the next step is `min` = 0, where the minus becomes a bin. */
  readonly removeLabel?: string | undefined;
  readonly value: number;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly onChange: (value: number) => void;
  readonly size?: "sm" | "md" | undefined;
  readonly isDisabled?: boolean | undefined;
}

/**
 * Minus, an integer, plus. Plain buttons, so it fits in lists; 1 to 99 by default. A button at its end stays focused:
 * keyboards would lose their place with one that is taken away.
 */
export function NumberStepper(props: NumberStepperProps): ReactElement {
  const { label, value, min = 1, max = 99, onChange, size, isDisabled = false, removeLabel } = props;
  const removes = min === 0 && value === 1 && removeLabel !== undefined;
  const buttonSize = size === "sm" ? "sm" : "md";
  return (
    <div role="group" aria-label={label} className={styles.stepper({ size })}>
      <IconButton
        size={buttonSize}
        label={removes ? removeLabel : props.decreaseLabel}
        disabled={isDisabled}
        aria-disabled={value <= min}
        onClick={() => value > min && onChange(value - 1)}
      >
        {removes ? <TrashIcon size={18} /> : <MinusIcon size={18} />}
      </IconButton>
      <span className={styles.value} aria-live="polite">
        {value}
      </span>
      <IconButton
        size={buttonSize}
        label={props.increaseLabel}
        disabled={isDisabled}
        aria-disabled={value >= max}
        onClick={() => value < max && onChange(value + 1)}
      >
        <PlusIcon size={18} />
      </IconButton>
    </div>
  );
}
