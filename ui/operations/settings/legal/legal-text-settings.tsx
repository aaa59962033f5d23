import { useState, type ReactElement } from "react";
import { createLegalDraft, createLegalHistory } from "#core/app/screen/legal/create-legal.ts";
import type { OrganizationId } from "#core/kernel/id.ts";
import type { LegalDraftActor } from "#core/setting/legal/legal-draft.machine.ts";
import type { LegalHistoryActor } from "#core/setting/legal/legal-history.machine.ts";
import { isLegalContentFine } from "#core/legal/legal-content.ts";
import type { LegalDocument } from "#core/legal/legal-text.ts";
import { selectAnswer } from "#core/polling/polling.selectors.ts";
import { legalTextsPath } from "#core/setting/legal/legal-paths.ts";
import { isUnsaved, selectIsSettingChecked, selectSettingEdit } from "#core/setting/setting.selectors.ts";
import { LOCALES } from "#core/shop/shop.ts";
import { OFFICE_TIMEZONE } from "#core/time/office-timezone.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { Button } from "#ui/design/button/button.tsx";
import { Banner } from "#ui/design/feedback/banner.tsx";
import { textLink } from "#ui/design/layout/layout.css.ts";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import * as office from "../../office-screen.css.ts";
import { SettingForm } from "../setting-form.tsx";
import { SettingFrame } from "../setting-frame.tsx";
import { SettingSection } from "../setting-section.tsx";
import * as styles from "../settings.css.ts";
import { LegalLanguage } from "./legal-language.tsx";
import { LegalPreview } from "./legal-preview.tsx";
import { LegalPublication } from "./legal-publication.tsx";
import { LegalVersions } from "./legal-versions.tsx";

interface LegalTextSettingsProps {
  readonly document: LegalDocument;
  readonly organizationId: OrganizationId;
}

/** One legal text of an organization: its draft in each language, as customers see it, and its publications (SHOP-21, SHOP-22). */
export function LegalTextSettings({ document, organizationId }: LegalTextSettingsProps): ReactElement {
  const words = useI18n().t.operations.settings.legalTexts;
  const [openings, setOpenings] = useState(0);
  return (
    <>
      <ScopedLink to={legalTextsPath(organizationId)} className={textLink}>
        {words.back()}
      </ScopedLink>
      <h1 className={office.title}>{words.documents[document]()}</h1>
      <Opened key={openings} document={document} onOpenAgain={() => setOpenings((before) => before + 1)} />
    </>
  );
}

interface OpenedProps {
  readonly document: LegalDocument;
  /** Reads the draft again, as somebody else left it. */
  readonly onOpenAgain: () => void;
}

function Opened({ document, onOpenAgain }: OpenedProps): ReactElement {
  const draft = useScreenActor((app) => createLegalDraft(app, document));
  const history = useScreenActor((app) => createLegalHistory(app, document));
  return (
    <SettingFrame actor={draft}>
      <PublicState history={history} />
      <LegalForm actor={draft} history={history} document={document} onOpenAgain={onOpenAgain} />
    </SettingFrame>
  );
}

function PublicState({ history }: { readonly history: LegalHistoryActor }): ReactElement | null {
  const { t, format } = useI18n();
  const words = t.operations.settings.legalTexts;
  const answer = useSelected(history, selectAnswer);
  if (answer === null) return null;
  const [newest] = answer.versions;
  return (
    <p className={styles.quiet}>
      {newest === undefined
        ? words.standardNow()
        : words.publicNow({
            number: String(newest.number),
            date: format.date(newest.at, OFFICE_TIMEZONE),
            by: newest.by,
          })}
    </p>
  );
}

interface LegalFormProps extends OpenedProps {
  readonly actor: LegalDraftActor;
  readonly history: LegalHistoryActor;
}

function LegalForm({ actor, history, document, onOpenAgain }: LegalFormProps): ReactElement | null {
  const { t } = useI18n();
  const words = t.operations.settings.legalTexts;
  const edit = useSelected(actor, selectSettingEdit);
  const isChecked = useSelected(actor, selectIsSettingChecked);
  const answer = useSelected(history, selectAnswer);
  if (edit === null) return null;
  const { draft, held } = edit;
  const isChanged = isUnsaved(edit);
  const isConsent = document === "consent";
  // Who has typed something is asked when they save it.
  const isOvertaken = answer !== null && answer.draftVersion > held.version && !isChanged;
  return (
    <>
      {isOvertaken && (
        <Banner tone="warn" role="alert" title={words.draftChanged()}>
          <Button size="md" onPress={onOpenAgain}>
            {t.operations.settings.takeTheirs()}
          </Button>
        </Banner>
      )}
      <SettingForm actor={actor} isWrong={isChecked && !isLegalContentFine(document, draft)}>
        {LOCALES.map((locale) => (
          <LegalLanguage
            key={locale}
            document={document}
            locale={locale}
            content={draft}
            isChecked={isChecked}
            onChange={(text) => actor.send({ type: "setting.change", draft: { ...draft, [locale]: text } })}
          />
        ))}
      </SettingForm>
      <div className={styles.narrow}>
        <SettingSection
          title={words.preview()}
          text={isConsent ? words.questionPreview() : words.previewText()}
        >
          <LegalPreview document={document} content={draft} company={held.company} version={null} />
        </SettingSection>
        <SettingSection
          title={words.publication()}
          text={isConsent ? words.questionPublication() : words.publicationText()}
        >
          <LegalPublication
            key={held.version}
            document={document}
            history={history}
            version={held.version}
            content={held.content}
            isSaved={!isChanged}
          />
          <LegalVersions
            document={document}
            history={history}
            company={held.company}
            onTake={(content) => actor.send({ type: "setting.change", draft: content })}
          />
        </SettingSection>
      </div>
    </>
  );
}
