import { Button } from "#ui/design/button/button.tsx";
import type { ReactElement, ReactNode } from "react";
import { ChevronRightIcon } from "#ui/design/icons/controls.tsx";
import * as styles from "./choice-card.css.ts";

interface ChoiceCardProps {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly text: string;
  readonly isCurrent?: boolean;
  /** It was chosen, and what follows is on its way. */
  readonly isBusy?: boolean;
  readonly onChoose: () => void;
}

/** One of a few places to go, as wide as the page. */
export function ChoiceCard(props: ChoiceCardProps): ReactElement {
  const { icon, title, text, isCurrent = false, isBusy = false, onChoose } = props;
  return (
    <Button
      bare
      className={styles.card}
      aria-current={isCurrent ? "true" : undefined}
      data-busy={isBusy || undefined}
      onPress={onChoose}
    >
      <span className={styles.icon}>{icon}</span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.text}>{text}</span>
      </span>
      <ChevronRightIcon className={styles.arrow} />
    </Button>
  );
}
