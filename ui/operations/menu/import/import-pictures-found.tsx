import { useId, type ReactElement } from "react";
import type { FoundPictures } from "#core/import/picture/picture-files.ts";
import { FailureIcon } from "#ui/design/icons/status.tsx";
import { fieldText } from "#ui/i18n/field-text.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as styles from "./import.css.ts";

/** What the chosen files have of the pictures that a menu names, and what not and why, before anything is written. */
export function ImportPicturesFound({ found }: { readonly found: FoundPictures }): ReactElement {
  const i18n = useI18n();
  const words = i18n.t.operations.menuImport.pictures;
  const { ready, same, missing, refused, broken } = found;
  const counts = [
    ...(ready.length > 0 ? [words.ready({ n: ready.length })] : []),
    ...(same > 0 ? [words.same({ n: same })] : []),
  ];
  return (
    <>
      {broken.map((name) => (
        <p key={name} role="alert" className={styles.problem}>
          <FailureIcon size={16} />
          {words.broken({ name })}
        </p>
      ))}
      <p role="status" className={styles.files}>
        {counts.join(", ")}
      </p>
      {refused.length > 0 && (
        <PictureGroup
          title={words.refused({ n: refused.length })}
          rows={refused.map(({ name, problem }) => ({ name, reason: fieldText(i18n, problem) }))}
        />
      )}
      {missing.length > 0 && (
        <PictureGroup
          title={words.missing({ n: missing.length })}
          rows={missing.map((name) => ({ name, reason: words.missingReason() }))}
        />
      )}
    </>
  );
}

interface PictureRow {
  readonly name: string;
  readonly reason: string;
}

function PictureGroup({
  title,
  rows,
}: {
  readonly title: string;
  readonly rows: readonly PictureRow[];
}): ReactElement {
  const id = useId();
  return (
    <div className={styles.part}>
      <h4 id={id} className={styles.names}>
        {title}
      </h4>
      <PictureList label={title} rows={rows} />
    </div>
  );
}

interface PictureListProps {
  readonly label: string;
  readonly rows: readonly PictureRow[];
}

/** Pictures by the name that the menu has for them, each with what is said of it. */
export function PictureList({ label, rows }: PictureListProps): ReactElement {
  return (
    <ul className={styles.findings} tabIndex={0} aria-label={label}>
      {rows.map(({ name, reason }, index) => (
        <li key={index} className={styles.finding}>
          <bdi className={styles.names}>{name}</bdi>
          <span>{reason}</span>
        </li>
      ))}
    </ul>
  );
}
