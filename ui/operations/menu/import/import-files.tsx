import type { ReactElement } from "react";
import type { MenuImportContext } from "#core/import/menu-import.machine.ts";
import { Button } from "#ui/design/button/button.tsx";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { FailureIcon } from "#ui/design/icons/status.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { FileDrop } from "./file-drop.tsx";
import * as styles from "./import.css.ts";

interface ImportFilesProps {
  readonly chosen: Pick<MenuImportContext, "files" | "problem" | "fileAddress">;
  readonly isReading: boolean;
  readonly isDisabled: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

const TYPES = [".csv", ".tsv", ".txt", ".xlsx", ".json", ".jsonld", "text/csv", "application/json"] as const;

/** Where the files of a menu are chosen or dropped, and where the menu that there is can be had as one. */
export function ImportFiles({ chosen, isReading, isDisabled, onChoose }: ImportFilesProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.menuImport;
  const { files, problem, fileAddress } = chosen;
  return (
    <FileDrop
      label={words.drop()}
      types={TYPES}
      isDisabled={isDisabled}
      onChoose={onChoose}
      button={
        <Button color="accent" isDisabled={isDisabled} loading={isReading}>
          {files.length === 0 ? words.choose() : words.chooseOthers()}
        </Button>
      }
      others={
        fileAddress !== null && (
          <a href={fileAddress} download className={buttonStyle({ size: "md", color: "white" })}>
            {words.download()}
          </a>
        )
      }
    >
      <p className={styles.hint}>{words.hint()}</p>
      <p className={styles.hint}>{words.downloadText()}</p>
      {files.length > 0 && (
        <p className={styles.files}>
          <bdi>{files.map(({ name }) => name).join(", ")}</bdi>
        </p>
      )}
      <p role="status" className={styles.hint}>
        {isReading ? words.reading() : ""}
      </p>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          <FailureIcon size={16} />
          {words.problems[problem]()}
        </p>
      )}
    </FileDrop>
  );
}
