import type { ReactElement, ReactNode } from "react";
import { Button } from "#ui/design/button/button.tsx";
import { EmptyState } from "#ui/design/feedback/empty-state.tsx";
import { PlusIcon } from "#ui/design/icons/controls.tsx";
import * as styles from "./menu-editor.css.ts";

interface NoEntriesProps {
  readonly icon: ReactElement;
  readonly title: string;
  readonly text: string;
  readonly addLabel: string;
  readonly onAdd: () => void;
}

/** Where a view of the menu has nothing yet. */
export function NoEntries({ icon, title, text, addLabel, onAdd }: NoEntriesProps): ReactElement {
  return (
    <EmptyState
      icon={icon}
      title={title}
      action={
        <Button color="accent" onPress={onAdd}>
          <PlusIcon size={20} />
          {addLabel}
        </Button>
      }
    >
      {text}
    </EmptyState>
  );
}

interface EntrySideProps {
  /** Of the heading. */
  readonly id: string;
  readonly title: string;
  readonly addLabel: string;
  readonly onAdd: () => void;
  readonly children: ReactNode;
}

/** The column of what can be chosen. */
export function EntrySide({ id, title, addLabel, onAdd, children }: EntrySideProps): ReactElement {
  return (
    <section className={styles.side} aria-labelledby={id}>
      <div className={styles.sideHead}>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        <Button size="sm" look="soft" onPress={onAdd} aria-label={addLabel}>
          <PlusIcon size={18} />
        </Button>
      </div>
      {children}
    </section>
  );
}

interface EntryHeadProps {
  readonly name: string;
  /** How many it holds. */
  readonly count: number;
  readonly editLabel: string;
  readonly addLabel: string;
  readonly onEdit: () => void;
  readonly onAdd: () => void;
}

/** Above what the chosen one holds. */
export function EntryHead({ name, count, editLabel, addLabel, onEdit, onAdd }: EntryHeadProps): ReactElement {
  return (
    <div className={styles.sectionHead}>
      <h2 className={styles.heading}>
        <bdi>{name}</bdi> <span className={styles.count}>{count}</span>
      </h2>
      <Button size="sm" look="soft" onPress={onEdit}>
        {editLabel}
      </Button>
      <Button size="sm" color="accent" onPress={onAdd}>
        <PlusIcon size={18} />
        {addLabel}
      </Button>
    </div>
  );
}
