import type { ReactElement } from "react";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";

interface FileLinkProps {
  readonly href: string;
  /** The title of the table. */
  readonly of: string;
}

/** Saves a table as a file. */
export function FileLink({ href, of }: FileLinkProps): ReactElement {
  const { t } = useI18n();
  return (
    <a
      href={href}
      download
      aria-label={t.dashboard.fileOf({ title: of })}
      className={buttonStyle({ size: "md", color: "white" })}
    >
      {t.dashboard.file()}
    </a>
  );
}
