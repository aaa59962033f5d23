import type { ReactElement } from "react";
import { ARCHIVE_PATH } from "#core/archive/archive.ts";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as office from "../../office-screen.css.ts";
import { SettingSection } from "../setting-section.tsx";
import * as styles from "../settings.css.ts";
import * as own from "./archive-part.css.ts";

interface ArchivePartProps {
  readonly organizationName: string;
}

/** Everything that the organization owns, to take along (ARCHIVE-1). */
export function ArchivePart({ organizationName }: ArchivePartProps): ReactElement {
  const { t } = useI18n();
  const words = t.operations.settings.archive;
  return (
    <div className={styles.narrow}>
      <h1 className={office.title}>{words.title()}</h1>
      <p className={styles.quiet}>{words.intro({ organization: organizationName })}</p>
      <SettingSection title={words.inside()}>
        <ul className={own.list}>
          {[
            words.orders(),
            words.customers(),
            words.menu(),
            words.promotions(),
            words.settings(),
            words.staff(),
          ].map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
        <p className={styles.quiet}>{words.form()}</p>
        <div className={styles.actions}>
          <a href={ARCHIVE_PATH} download className={buttonStyle({ size: "md", color: "accent" })}>
            {words.download()}
          </a>
        </div>
      </SettingSection>
      <SettingSection title={words.careTitle()} text={words.care()}>
        <p className={styles.quiet}>{words.leftOut()}</p>
      </SettingSection>
    </div>
  );
}
