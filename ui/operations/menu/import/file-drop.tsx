import type { ReactElement, ReactNode } from "react";
import { DropZone } from "react-aria-components/DropZone";
import { FileTrigger } from "react-aria-components/FileTrigger";
import * as styles from "./import.css.ts";

interface FileDropProps {
  /** What is dropped here, for screen readers. */
  readonly label: string;
  /** Media types, and endings of names with their dot. */
  readonly types: readonly string[];
  readonly isDisabled: boolean;
  readonly onChoose: (files: readonly File[]) => void;
  /** The button that opens the choice of files, and what stands next to it. */
  readonly button: ReactElement;
  readonly others?: ReactNode;
  readonly children: ReactNode;
}

/** Where files are dropped, or chosen by a button. */
export function FileDrop(props: FileDropProps): ReactElement {
  const { label, types, isDisabled, onChoose, button, others, children } = props;
  return (
    <DropZone
      aria-label={label}
      className={styles.zone}
      isDisabled={isDisabled}
      onDrop={({ items }) => {
        void Promise.all(items.flatMap((item) => (item.kind === "file" ? [item.getFile()] : []))).then(
          onChoose,
        );
      }}
    >
      <div className={styles.buttons}>
        <FileTrigger
          acceptedFileTypes={[...types]}
          allowsMultiple
          onSelect={(list) => onChoose([...(list ?? [])])}
        >
          {button}
        </FileTrigger>
        {others}
      </div>
      {children}
    </DropZone>
  );
}
