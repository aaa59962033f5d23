import { useId, type ReactElement, type ReactNode } from "react";
import { classNames } from "../class-names.ts";
import * as styles from "./choice-group.css.ts";
import * as fieldStyles from "../field/field.css.ts";
import { FailureIcon } from "../icons/status.tsx";
import { visuallyHidden } from "../visually-hidden.css.ts";

export interface ChoiceGroupProps {
  readonly label: ReactNode;
  readonly labelHidden?: boolean | undefined;
  /** Between the label and the choices, e.g. how many may be chosen. */
  readonly description?: ReactNode;
  readonly error?: string | undefined;
  /**
   * Rows; cards; rows from edge to edge of a sheet; segments of one bar; pills that wrap, stand in columns or scroll
   * sideways.
   */
  readonly look: "row" | "card" | "edge" | "segments" | "chips" | "grid" | "strip";
}

/** Choices that belong together: a fieldset, so that their name is the browser's. */
export function ChoiceGroup(props: ChoiceGroupProps & { readonly children: ReactNode }): ReactElement {
  const { label, labelHidden = false, description, error, look, children } = props;
  const id = useId();
  const described = classNames(description !== undefined && `${id}-d`, error !== undefined && `${id}-e`);
  return (
    <fieldset aria-describedby={described || undefined}>
      <legend className={labelHidden ? visuallyHidden : look === "edge" ? styles.heading : styles.legend}>
        {label}
      </legend>
      {description !== undefined && <div id={`${id}-d`}>{description}</div>}
      <div className={styles.choices[look]}>{children}</div>
      {error !== undefined && (
        <p id={`${id}-e`} className={fieldStyles.error}>
          <FailureIcon size={16} />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
