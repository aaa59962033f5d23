import type { ComponentProps, ReactElement, ReactNode } from "react";
import * as styles from "./choice.css.ts";

interface ChoiceRowProps extends Omit<ComponentProps<"input">, "className"> {
  readonly type: "checkbox" | "radio";
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly descriptionId?: string | undefined;
  /** At the far end of the row, e.g. a price difference. */
  readonly trail?: ReactNode;
  /** `edge` reaches to the edges of a sheet, so that its whole width can be pressed. */
  readonly look: "plain" | "row" | "card" | "edge";
}

const LOOKS = { plain: styles.choice, row: styles.row, card: styles.card, edge: styles.edge };
const INPUTS = { checkbox: styles.checkbox, radio: styles.radio };

/** A native checkbox or radio with its label. */
export function ChoiceRow(props: ChoiceRowProps): ReactElement {
  const { type, label, description, descriptionId, trail, look, ...input } = props;
  return (
    <label className={LOOKS[look]}>
      <input {...input} type={type} className={INPUTS[type]} />
      <span className={styles.words}>
        <span className={styles.name}>{label}</span>
        {description !== undefined && (
          <span id={descriptionId} className={styles.description}>
            {description}
          </span>
        )}
      </span>
      {trail !== undefined && <span className={styles.trail}>{trail}</span>}
    </label>
  );
}
