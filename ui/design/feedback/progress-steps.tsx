import type { ReactElement } from "react";
import * as styles from "./progress-steps.css.ts";
import { VisuallyHidden } from "../visually-hidden.tsx";

export interface ProgressStep {
  readonly id: string;
  readonly label: string;
  readonly state: "done" | "current" | "upcoming";
  /** The state in words, e.g. "done", for screen readers. */
  readonly stateLabel: string;
}

interface ProgressStepsProps {
  readonly label: string;
  readonly steps: readonly ProgressStep[];
}

/** The progress of an order: one bar and label a step; the current bar is animated. */
export function ProgressSteps({ label, steps }: ProgressStepsProps): ReactElement {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ id, label: name, state, stateLabel }) => (
        <li key={id} className={styles.step} aria-current={state === "current" ? "step" : undefined}>
          <span className={styles.bar({ state })} />
          <span className={styles.label({ state })}>
            {name}
            <VisuallyHidden>, {stateLabel}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ol>
  );
}
