import type { ReactElement } from "react";
import type { OrganizationId } from "#core/kernel/id.ts";
import { LEGAL_DOCUMENTS } from "#core/legal/legal-text.ts";
import { legalTextPath } from "#core/setting/legal/legal-paths.ts";
import { NoteIcon } from "#ui/design/icons/purchase.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import * as office from "../../office-screen.css.ts";
import { SettingTile } from "../setting-tile.tsx";
import * as styles from "../settings.css.ts";

interface LegalTextsProps {
  readonly organizationId: OrganizationId;
}

/** The legal texts of an organization, each with the way to its editor (SHOP-21). */
export function LegalTexts({ organizationId }: LegalTextsProps): ReactElement {
  const words = useI18n().t.operations.settings.legalTexts;
  return (
    <>
      <h1 className={office.title}>{words.title()}</h1>
      <p className={styles.quiet}>{words.intro()}</p>
      <div className={styles.narrow}>
        <div className={styles.tiles}>
          {LEGAL_DOCUMENTS.map((document) => (
            <SettingTile
              key={document}
              to={legalTextPath(organizationId, document)}
              icon={<NoteIcon size={24} />}
              name={words.documents[document]()}
            >
              {words.about[document]()}
            </SettingTile>
          ))}
        </div>
      </div>
    </>
  );
}
