import type { ReactElement } from "react";
import * as styles from "./form-error-summary.css.ts";
import { WarningIcon } from "./icons/status.tsx";

interface FormProblem {
  /** The id of the field's element, to jump to; without one the message is plain text. */
  readonly fieldId?: string | undefined;
  readonly message: string;
}

interface FormErrorSummaryProps {
  readonly title: string;
  readonly problems: readonly FormProblem[];
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** What is wrong with a form as a whole, above it; takes focus when it appears. Draws nothing without problems. */
export function FormErrorSummary({ title, problems }: FormErrorSummaryProps): ReactElement | null {
  if (problems.length === 0) return null;
  return (
    <div role="alert" tabIndex={-1} ref={takeFocus} className={styles.summary}>
      <WarningIcon />
      <div>
        <p className={styles.title}>{title}</p>
        <ul className={styles.list}>
          {problems.map((problem) => (
            <li key={`${problem.fieldId ?? ""}${problem.message}`}>
              {problem.fieldId === undefined ? (
                problem.message
              ) : (
                <a href={`#${problem.fieldId}`}>{problem.message}</a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
