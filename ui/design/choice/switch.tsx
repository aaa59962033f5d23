import type { ReactElement, ReactNode } from "react";
import * as styles from "./choice.css.ts";

interface SwitchProps {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly isSelected?: boolean | undefined;
  readonly defaultSelected?: boolean | undefined;
  readonly onChange?: ((isSelected: boolean) => void) | undefined;
  readonly name?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** A setting that applies at once: the label first, the switch at the end of the row. */
export function Switch(props: SwitchProps): ReactElement {
  return (
    <label className={styles.choice}>
      <span className={styles.words}>
        <span className={styles.name}>{props.label}</span>
        {props.description !== undefined && <span className={styles.description}>{props.description}</span>}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.toggle}
        name={props.name}
        checked={props.isSelected}
        defaultChecked={props.defaultSelected}
        disabled={props.isDisabled}
        onChange={(event) => props.onChange?.(event.currentTarget.checked)}
      />
    </label>
  );
}
