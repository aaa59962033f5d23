import type { ReactElement } from "react";
import { classNames } from "./class-names.ts";
import * as styles from "./price.css.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

interface PriceProps {
  /** Already formatted: `format.money(amount)`. */
  readonly children: string;
  readonly tone?: "plain" | "strong" | "muted" | "saving" | undefined;
  /** The price before the discount, struck through, with a label for screen readers. */
  readonly before?: { readonly text: string; readonly label: string } | undefined;
  readonly className?: string | undefined;
}

/** An amount in tabular figures on one line. */
export function Price({ children, tone, before, className }: PriceProps): ReactElement {
  const amount = styles.price({ tone });
  if (before === undefined) return <span className={classNames(amount, className)}>{children}</span>;
  return (
    <span className={className}>
      <s className={styles.before}>
        <VisuallyHidden>{before.label} </VisuallyHidden>
        {before.text}
      </s>
      <span className={amount}>{children}</span>
    </span>
  );
}
